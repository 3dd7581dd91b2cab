set premiere "Premiere" released 1994

card "I.K.S. Bortas" ship {
  Klingon
  9 / 9 / 7
  ship_class "Vor'cha"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [TNG]
}

card "I.K.S. K'Vort" ship universal {
  Klingon
  8 / 6 / 6
  ship_class "K'vort"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [TNG]
  traits bird_of_prey
}

card "U.S.S. Oberth" ship universal {
  Federation
  6 / 4 / 7
  ship_class "Oberth"
  staffing [Stf]
  systems Tractor Beam
  property [TNG]
}

scenario "U.S.S. Oberth flies with one of the Federation's staff aboard" under r24 cites r24 "7.1.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Vekor"
  then not ("U.S.S. Oberth" is staffed)
  given crew of one on "U.S.S. Oberth": "Barron"
  then "U.S.S. Oberth" is staffed
}

scenario "A missing staff icon keeps U.S.S. Oberth where it is" under r24 cites r24 "7.1.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Barron", "Seth Mendoza"
  then not ("U.S.S. Oberth" is staffed)
}

card "U.S.S. Hood" ship {
  Federation
  7 / 6 / 7
  ship_class "Excelsior"
  staffing [Stf] x2
  systems Tractor Beam
  property [TNG]
}
