set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Assign Support Personnel" objective {
  property [DS9]
  seeds or plays on table
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Council of Warriors" objective {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Defend Homeworld" objective {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Hero of the Empire" objective {
  property [DS9]
  seeds or plays on "Deep Space Station K-7"
  not encoded "2 sentences of its text cannot be read yet"
}
