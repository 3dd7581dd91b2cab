set the_neutral_zone "The Neutral Zone" released 2020

card "Creatures of Duty" event {
  property [TOS]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Shape-Shift: Fluidity" event {
  property [DS9]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Strategic Sector" event {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}
