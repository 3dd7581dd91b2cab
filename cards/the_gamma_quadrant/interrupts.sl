set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Sucking Up to the Boss" interrupt {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}
