set the_cage "The Cage" released 2019

card "Ravenous Hunger" incident {
  property [TOS]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Risk is Our Business" incident {
  property [TOS]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Final Frontier" incident {
  icons [AU]
  property [TOS]
  seeds on table
  not encoded "4 sentences of its text cannot be read yet"
}
