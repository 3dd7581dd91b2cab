set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Dosi Trading Post" station {
  Dominion
  20
  icons [GQ]
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
  not encoded "its traits cannot be read yet"
}

card "Internment Camp 371" outpost {
  Dominion
  20
  commanders "Deyos"
  icons [GQ]
  property [DS9]
  traits Capturing_related
  special download "Training Ring"
  not encoded "3 sentences of its text cannot be read yet"
  not encoded "its traits cannot be read yet"
}
