set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Q-Type Android" dilemma space planet {
  icons [Q]
  property [TNG]
  traits Q_related
  not encoded "3 sentences of its text cannot be read yet"
}
