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
  staffing [Cmd] x2
  staffed instead with 2 cadet personnel
  special download "Training Cruise"
}

scenario "Two cadets fly her in place of two who command" under r24, r18 cites r24 "7.1.3-staffed-when" cites r18 "staff-matching",
  "staff-one-icon" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Valiant"
  given crew of one on "U.S.S. Valiant": "Tim Watters"
  then "U.S.S. Valiant" is not staffed
  given crew of one on "U.S.S. Valiant": "Dorian Collins"
  then "U.S.S. Valiant" is staffed
}
