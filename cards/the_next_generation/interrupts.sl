set the_next_generation "The Next Generation" released 2012

card "A Matter of Honor" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Business Gambit" interrupt {
  points 5
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Tag!" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
