set the_fajo_collection "The Fajo Collection" released 1997

card "Spot" personnel {
  Neutral
  ANIMAL
  4 / 2 / nothing
  species cat
  property [TNG]
  traits female, Enterprise_related
  not encoded "2 sentences of its text cannot be read yet"
}
