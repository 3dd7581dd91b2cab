set the_neutral_zone "The Neutral Zone" released 2020

card "Bird-of-Prey, Mk II" ship universal {
  Romulan
  5 / 6 / 5
  staffing [AU]
  systems Cloaking Device, Tractor Beam
  icons [AU], [OS]
  property [TOS]
  traits bird_of_prey, prototype
  not encoded "its RANGE is more or less by X"
  not encoded "its SHIELDS is more or less by X"
  not encoded "one sentence of its text cannot be read yet"
}
