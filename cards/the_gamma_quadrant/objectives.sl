set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Combined Strike" objective {
  points 5
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Disguise Encroachment" objective {
  property [DS9]
  not encoded "its points are 5, won or lost"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Training Ring" objective {
  property [DS9]
  traits Capturing_related
  not encoded "3 sentences of its text cannot be read yet"
}
