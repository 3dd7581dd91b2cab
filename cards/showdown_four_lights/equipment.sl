set showdown_four_lights "Showdown: Four Lights" released 2023

card "Taspar Egg" equipment {
  property [TNG]
  traits Capturing_related
  unique
  not encoded "2 sentences of its text cannot be read yet"
}
