set the_fajo_collection "The Fajo Collection" released 1997

card "Picard's Artificial Heart" artifact {
  icons [Q]
  property [TNG]
  not encoded "4 sentences of its text cannot be read yet"
}
