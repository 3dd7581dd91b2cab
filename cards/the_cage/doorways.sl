set the_cage "The Cage" released 2019

card "Preserver Obelisk" doorway {
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
}
