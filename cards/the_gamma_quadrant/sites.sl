set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Wardroom" site {
  not encoded "4 sentences of its text cannot be read yet"
}
