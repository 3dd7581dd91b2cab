set broken_bow "Broken Bow" released 2017

card "Battle Cruiser Bortas" ship {
  Klingon
  6 / 5 / 5
  ship_class "D-5"
  commanders "Duras Son of Toral"
  staffing [Cmd]
  systems Tractor Beam
  icons [22], [AU]
  property [ENT]
  traits Duras_related, warship
  not encoded "one sentence of its text cannot be read yet"
}

card "I.K.S. Raptor" ship universal {
  Klingon
  5 / 4 / 4
  ship_class "Raptor"
  staffing [Stf]
  systems Tractor Beam
  icons [22], [AU]
  property [ENT]
  traits Capturing_related, scout
  special download "Klingon Bounty"
}

card "Shuttlepod One" ship {
  Starfleet
  2 / 2 / 2
  ship_class "Shuttlepod"
  icons [22], [AU]
  property [ENT]
  traits shuttlecraft, shuttlepod
  special download "Explore New World"
  not encoded "one sentence of its text cannot be read yet"
}

card "Shuttlepod Two" ship universal {
  Starfleet
  2 / 2 / 2
  ship_class "Shuttlepod"
  icons [22], [AU]
  property [ENT]
  traits shuttlecraft, shuttlepod
  not encoded "one sentence of its text cannot be read yet"
}

card "Intrepid" ship universal {
  Starfleet
  5 / 3 / 4
  ship_class "Callisto"
  staffing [Stf]
  icons [22], [AU]
  property [ENT]
  not encoded "its RANGE is more or less by X"
  special download "Grappler"
  not encoded "one sentence of its text cannot be read yet"
}
