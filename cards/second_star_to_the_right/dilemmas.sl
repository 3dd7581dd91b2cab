set second_star_to_the_right "Second Star to the Right" released 2021

card "Hello Computer?" dilemma space planet {
  countdown 3
  icons [AU]
  property [TVH]
  traits Question_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Nuclear Wessels" dilemma planet {
  property [TVH]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}
