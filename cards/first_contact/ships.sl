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
  report aboard this: equipment
  report aboard this: [Bor] personnel
}

ruling "Borg Cube" in cr98 cites cr98 "cube-report" {
  staffed with 7 [Bor] personnel
  report aboard this: [BO] equipment
  report aboard this: [Bor] personnel
}

scenario "Borg report aboard their cube, with equipment of theirs and no other" under cr98 cites cr98 "cube-report" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Borg Cube"
  given hand of one: "Four of Eleven", "Assimilation Table", "Tricorder"
  given plays_left of one = 3
  when one reports "Tricorder" to "Borg Cube"
  then refused
  when one reports "Assimilation Table" to "Borg Cube"
  when one reports "Four of Eleven" to "Borg Cube"
  then "Assimilation Table" in interior of "Borg Cube", "Four of Eleven" in interior of "Borg Cube"
}

scenario "Today a cube takes any equipment aboard" under r24 cites r24 "6.3-special-reporting" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Borg Cube"
  given hand of one: "Tricorder"
  given plays_left of one = 1
  when one reports "Tricorder" to "Borg Cube"
  then "Tricorder" in interior of "Borg Cube"
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
