set second_star_to_the_right "Second Star to the Right" released 2021

card "GIVE ME GENESIS!" objective {
  property [TSfS]
  unique
  not encoded "4 sentences of its text cannot be read yet"
}

card "Reserve Activation Clause" objective {
  property [TMP]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
