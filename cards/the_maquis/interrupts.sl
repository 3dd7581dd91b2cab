set the_maquis "The Maquis" released 2014

card "Stalling for Time" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}
