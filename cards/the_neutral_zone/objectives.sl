set the_neutral_zone "The Neutral Zone" released 2020

card "Test for Weakness" objective {
  points 10
  property [TOS]
  not encoded "4 sentences of its text cannot be read yet"
}

card "The Squire's Rules" objective {
  property [TOS]
  not encoded "6 sentences of its text cannot be read yet"
}
