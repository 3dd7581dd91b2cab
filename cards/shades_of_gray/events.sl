set shades_of_gray "Shades of Gray" released 2011

card "All-Consuming Evil" event {
  property [TNG]
  immune to "Kevin Uxbridge"
  not encoded "3 sentences of its text cannot be read yet"
}

card "D'jarras" event {
  countdown 2
  property [DS9]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Duck Blind" event {
  property [TNG]
  immune to "Kevin Uxbridge"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Federation Flagship: Renewed" event {
  property [Ins]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Shades of Gray: Anguish" event {
  icons [HA]
  property [TNG]
  seeds or plays on table
  immune to "Kevin Uxbridge"
  not encoded "one sentence of its text cannot be read yet"
}

card "Shades of Gray: Brutality" event {
  icons [HA]
  property [TNG]
  seeds or plays on table
  immune to "Kevin Uxbridge"
  not encoded "one sentence of its text cannot be read yet"
}

card "Shades of Gray: Cruelty" event {
  icons [HA]
  property [TNG]
  seeds or plays on table
  immune to "Kevin Uxbridge"
  not encoded "one sentence of its text cannot be read yet"
}

card "Shades of Gray: Despair" event {
  icons [HA]
  property [TNG]
  seeds or plays on table
  immune to "Kevin Uxbridge"
  not encoded "one sentence of its text cannot be read yet"
}
