set twentieth_anniversary "20th Anniversary Collection" released 2014

titles "Borg Queen"

card "U.S.S. Enterprise-E" version "20th Anniversary" ship {
  Borg
  10 / 9 / 10
  points 0
  ship_class "Sovereign"
  commanders "Borg Queen"
  staffing [Def] x2, [Nav]
  systems Holodeck, Tractor Beam
  special download "Borg Queen"
  property [FC]
  may report to mission where place_name of it = "Earth"
  origins Federation
}

card "U.S.S. Enterprise" version "20th Anniversary" ship {
  Ferengi
  9 / 8 / 9
  ship_class "Galaxy"
  commanders "Lurin"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  property [TNG]
  origins Federation
}
