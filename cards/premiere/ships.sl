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

card "U.S.S. Hood" ship {
  Federation
  7 / 6 / 7
  ship_class "Excelsior"
  staffing [Stf] x2
  systems Tractor Beam
  property [TNG]
}
