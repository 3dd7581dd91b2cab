set second_star_to_the_right "Second Star to the Right" released 2021

card "Slingshot Effect" doorway {
  property [TVH]
  seeds on table
  not encoded "3 sentences of its text cannot be read yet"
}
