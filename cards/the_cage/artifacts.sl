set the_cage "The Cage" released 2019

card "The Book" artifact {
  icons [AU]
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}
