set the_fajo_collection "The Fajo Collection" released 1997

card "Black Hole" doorway {
  countdown 2
  property [TNG]
  not_duplicatable
  not encoded "5 sentences of its text cannot be read yet"
}
