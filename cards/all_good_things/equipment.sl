set all_good_things "All Good Things" released 2003

card "Environmental Suit" equipment {
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}
