set crossover "Crossover" released 2015

card "An Important Victory" incident {
  icons [RC]
  property [DS9]
  plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Center of Authority" incident {
  icons [RC]
  property [DS9]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Expert Pilot" incident {
  icons [HA]
  property [ENT]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Plenty of Captains" incident {
  icons [RC]
  property [DS9]
  plays on table
  when played: you may download "A Safe Place to Hide"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Taking Charge" incident {
  icons [HA]
  property [TOS]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Regent's Flagship" incident {
  icons [RC]
  property [DS9]
  not encoded "5 sentences of its text cannot be read yet"
}

card "Tinkerer" incident {
  property [DS9]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "You Can't Kill the Captain" incident {
  property [DS9]
  plays on table
  not encoded "4 sentences of its text cannot be read yet"
}
