set the_cage "The Cage" released 2019

card "General Order 7" objective {
  icons [AU]
  property [TOS]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Let Me Help" objective {
  property [TOS]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Obsession" objective {
  property [TOS]
  unique
  not encoded "4 sentences of its text cannot be read yet"
}
