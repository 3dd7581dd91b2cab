set second_star_to_the_right "Second Star to the Right" released 2021

card "Guess Who's Coming to Dinner" incident {
  icons [AU]
  property [TUC]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Take Us Out!" incident {
  property [Gen]
  seeds on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Undiscovered Country" incident {
  property [TUC]
  seeds on table
  not encoded "3 sentences of its text cannot be read yet"
}
