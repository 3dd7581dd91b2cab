set first_contact "First Contact" released 1997

card "Borg Cube" ship universal {
  Borg
  8 / 24 / 24
  points 45
  ship_class "Borg Cube"
  staffing [Com], [Def], [Nav] x2
  systems Tractor Beam
  icons [DQ]
  property [FC]
  traits cube
  staffed with 7 [Bor] personnel
  not encoded "one sentence of its text cannot be read yet"
}

card "Borg Scout Vessel" ship universal {
  Borg
  7 / 4 / 4
  points 5
  ship_class "Borg Scout Vessel"
  staffing [Nav]
  icons [DQ]
  property [FC]
  traits scout
  not encoded "one sentence of its text cannot be read yet"
}

card "Borg Sphere" ship universal {
  Borg
  4 / 6 / 6
  points 10
  ship_class "Borg Sphere"
  staffing [Nav] x2
  icons [DQ]
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Queen's Borg Cube" ship {
  Borg
  9 / 24 / 24
  points 50
  ship_class "Borg Cube"
  commanders "Borg Queen"
  staffing [Com], [Def], [Nav] x2
  systems Tractor Beam
  icons [DQ]
  property [FC]
  traits cube
  staffed with 7 [Bor] personnel
  not encoded "2 sentences of its text cannot be read yet"
}

card "Queen's Borg Sphere" ship {
  Borg
  5 / 6 / 6
  points 15
  ship_class "Borg Sphere"
  commanders "Borg Queen"
  staffing [Nav] x2
  icons [DQ]
  property [FC]
  special download "Temporal Vortex"
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Bozeman" ship {
  Federation
  5 / 8 / 7
  ship_class "Soyuz"
  commanders "Morgan Bateson"
  staffing [Cmd]
  systems Tractor Beam
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "U.S.S. Enterprise-E" ship {
  Federation
  10 / 9 / 10
  ship_class "Sovereign"
  staffing [Ent-E] x2, [Stf]
  systems Holodeck, Tractor Beam
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Vulcan Lander" ship universal {
  Non-Aligned
  7 / 1 / 7
  ship_class "Survey Vessel"
  commanders "Solkar"
  icons [AU]
  property [FC]
  staffed with 1 Vulcan personnel
  not encoded "2 sentences of its text cannot be read yet"
  origins Vulcan
}

card "Phoenix" ship {
  Non-Aligned
  1 / nothing / 1
  points 10
  ship_class "Prototype Warp Vessel"
  commanders "Zefram Cochrane"
  staffing [OCD], [Stf] x2
  icons [AU]
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}
