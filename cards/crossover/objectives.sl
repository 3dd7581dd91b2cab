set crossover "Crossover" released 2015

card "A Safe Place to Hide" objective {
  property [DS9]
  plays on table
  unique
  not encoded "3 sentences of its text cannot be read yet"
}

card "Emotional Blackmail" objective {
  points 15
  icons [HA]
  property [DS9]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Evaluate Starship Systems" objective {
  points 5
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Historic Coming Together" objective {
  points 5
  property [DS9]
  not encoded "5 sentences of its text cannot be read yet"
}

card "Process Ore: Mining" objective {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Raid Opposite Quadrant" objective {
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Reap All the Glory" objective {
  property [DS9]
  your [TE] ship here: SHIELDS +2
  not encoded "2 sentences of its text cannot be read yet"
}

card "Study Divergent History" objective {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}
