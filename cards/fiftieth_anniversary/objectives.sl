set fiftieth_anniversary "50th Anniversary" released 2016

card "Facilitate Peace Talks" objective {
  property [TUC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Prepare Landing Party" objective {
  points 5
  property [TOS]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Reunite Legends" objective {
  points 10
  property [TMP]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Set a Course for Home" objective {
  property [VOY]
  seeds or plays on "Earth"
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Inner Light" objective {
  icons [AU]
  property [TNG]
  unique
  not encoded "5 sentences of its text cannot be read yet"
}
