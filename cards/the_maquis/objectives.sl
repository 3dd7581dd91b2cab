set the_maquis "The Maquis" released 2014

card "For the Cause" objective {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Only Way Home" objective {
  property [VOY]
  seeds on table
  not encoded "2 sentences of its text cannot be read yet"
}
