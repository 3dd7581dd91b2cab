set voyager "Voyager" released 2001

card "Boarding Party" objective {
  points 10
  icons [HA]
  property [VOY]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Divert Power" objective {
  property [VOY]
  traits captains_order
  not encoded "one sentence of its text cannot be read yet"
}

card "Organ Theft" objective {
  points 10
  icons [HA]
  property [VOY]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}
