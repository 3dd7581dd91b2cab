set the_next_generation "The Next Generation" released 2012

card "Livingston" personnel {
  Neutral
  ANIMAL
  2 / 1 / nothing
  species lionfish
  property [TNG]
  traits male
  mentions "Jean-Luc Picard"
  special download "Ready Room Door"
  not encoded "one sentence of its text cannot be read yet"
}
