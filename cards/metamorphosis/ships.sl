set metamorphosis "Metamorphosis" released 2018

card "Kitara" ship {
  Bajoran
  8 / 8 / 8
  ship_class "Perikian"
  commanders "Colonel Kira"
  staffing [Cmd], [Stf]
  property [DS9]
  special download "Souls of the Dead"
}

card "U.S.S. Valiant" ship {
  Federation
  8 / 10 / 9
  ship_class "Defiant"
  commanders "Tim Watters"
  systems Tractor Beam
  property [DS9]
  staffed with 2 [Cmd] personnel OR 2 cadet personnel
  special download "Training Cruise"
}
