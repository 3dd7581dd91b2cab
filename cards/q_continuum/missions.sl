set q_continuum "Q Continuum" released 1996

card "Nebula" mission universal space {
  span 4; points nothing
  traits nebula
  not encoded "seeds in any quadrant"
  you must play "Scan" to initiate battle here
  not encoded "an opponent's points bring the next seed card"
}

scenario "A mission without a point box lies in the Alpha Quadrant, and is neither attempted nor solved" under r24, r18
  cites r24 "4.2-no-box-alpha", "7.2.5-no-box-no-solve", "7.2.1-own" cites r18 "attempt-own" {
  given mission of one: "Nebula"
  given ship of one at "Nebula": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  then quadrant of "Nebula" = Alpha, native_quadrant of "Nebula" = Alpha
  when one attempts "Nebula"
  then refused
  given mission of one: "Amnesty Talks"
  given put "U.S.S. Oberth" into orbit of "Amnesty Talks"
  when one attempts "Amnesty Talks"
  then one attempts "Amnesty Talks"
}

card "Investigate Legend" mission planet {
  Federation, Romulan, Klingon
  span 4; points 40
  not encoded "one sentence of its text cannot be read yet"
}

card "Paxan \"Wormhole\"" mission space {
  Federation, Romulan, Klingon
  span 3; points 35
  traits nebula
  requires Diplomacy + CUNNING > 30 + 1 android personnel
  not encoded "one sentence of its text cannot be read yet"
}

card "Plague Planet" mission planet {
  Federation, Romulan, Klingon
  span 4; points 30
  traits asymmetric
  requires MEDICAL + Biology + Archaeology
  not encoded "2 sentences of its text cannot be read yet"
}

card "Samaritan Snare" mission space {
  Federation, Romulan, Klingon, Non-Aligned
  span 3; points 15
  not encoded "one sentence of its text cannot be read yet"
}

card "Tarchannen Study" mission space planet {
  Federation
  span 2; points 40
  not encoded "one sentence of its text cannot be read yet"
}

card "Space" mission universal space {
  span nothing; points nothing
  not encoded "its span is X"
  not encoded "4 sentences of its text cannot be read yet"
}

card "Q's Planet" mission planet {
  span 0; points nothing
  icons [Q]
  property [TNG]
  any crew may attempt
  not encoded "6 sentences of its text cannot be read yet"
}
