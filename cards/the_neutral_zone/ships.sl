set the_neutral_zone "The Neutral Zone" released 2020

card "Bird-of-Prey, Mk II" ship universal {
  Romulan
  5+X / 6 / 5+X
  X = 2 if Neutral Zone in regions of location of this else 0
  ship_class "Romulan Bird-of-Prey"
  staffing [AU]
  systems Cloaking Device, Tractor Beam
  icons [AU], [OS]
  property [TOS]
  traits bird_of_prey, prototype
}
