set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "A Better Alternative" event {
  property [DS9]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Mutual Distrust" event {
  property [DS9]
  cumulative
  not encoded "2 sentences of its text cannot be read yet"
}
