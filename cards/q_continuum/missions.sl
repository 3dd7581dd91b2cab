set q_continuum "Q Continuum" released 1996

card "Nebula" mission space universal {
  span 4
  not encoded "seeds in any quadrant; a Scan begins a battle here; an opponent's points bring the next seed card"
}

scenario "A mission without a point box lies in the Alpha Quadrant, and is neither attempted nor solved" under r24
  cites r24 "4.2-no-box-alpha", "7.2.5-no-box-no-solve", "7.2.1-own" {
  given mission of one: "Nebula"
  given ship of one at "Nebula": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  then quadrant of "Nebula" = Alpha
  when one attempts "Nebula"
  then refused
}
