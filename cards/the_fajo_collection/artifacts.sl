set the_fajo_collection "The Fajo Collection" released 1997

card "1962 Roger Maris Baseball Card" artifact {
  property [TNG]
  not_duplicatable
  not encoded "3 sentences of its text cannot be read yet"
}

card "Persistence of Memory" artifact {
  property [TNG]
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}
