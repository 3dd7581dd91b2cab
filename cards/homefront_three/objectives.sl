set homefront_three "Homefront III" released 2012

card "Reaching Out" objective {
  points 5
  property [ENT]
  allows to attempt your [SF] personnel
  not encoded "3 sentences of its text cannot be read yet"
}
