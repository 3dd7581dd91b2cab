set the_neutral_zone "The Neutral Zone" released 2020

card "Bird-of-Prey, Mk II" ship universal {
  Romulan
  5+X / 6 / 5+X
  X = 2 if Neutral Zone in regions of whereabouts of this else 0
  ship_class "Romulan Bird-of-Prey"
  staffing [AU]
  systems Cloaking Device, Tractor Beam
  icons [AU], [OS]
  property [TOS]
  traits bird_of_prey, prototype
}

scenario "A cloaked ship is in no region for its own text" under r24 cites r24 "7.6", "7.6-position" {
  given mission of one: "Patrol Neutral Zone"
  given ship of one at "Patrol Neutral Zone": "Bird-of-Prey, Mk II"
  then RANGE of "Bird-of-Prey, Mk II" = 7
  given cloak "Bird-of-Prey, Mk II"
  then RANGE of "Bird-of-Prey, Mk II" = 5
}
