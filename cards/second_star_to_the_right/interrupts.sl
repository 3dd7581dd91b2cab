set second_star_to_the_right "Second Star to the Right" released 2021

card "We Surrender!" interrupt {
  countdown 1
  property [TUC]
  traits Capturing_related
  not encoded "3 sentences of its text cannot be read yet"
}
