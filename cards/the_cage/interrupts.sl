set the_cage "The Cage" released 2019

card "Scotty, Beam Me Up!" interrupt {
  property [TVH]
  not encoded "2 sentences of its text cannot be read yet"
}
