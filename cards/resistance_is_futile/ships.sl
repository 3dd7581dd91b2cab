set resistance_is_futile "Resistance is Futile" released 2011

card "Queen's Borg Sphere" version "Resistance is Futile" ship {
  Borg
  6 / 7 / 6
  points 20
  ship_class "Borg Sphere"
  commanders "Borg Queen"
  icons [DQ]
  property [FC]
  staffing [Nav] x2
  staffed instead with "Borg Queen"
  special download "Optimize Drones"
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Akira" ship universal {
  Federation
  8 / 7 / 8
  ship_class "Akira"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  property [FC]
  while some [Ent-E] personnel aboard this, this: RANGE +2, WEAPONS +2, SHIELDS +2
}
