set the_fajo_collection "The Fajo Collection" released 1997

card "Guinan" personnel {
  Federation
  CIVILIAN
  10 / 9 / 7
  species El-Aurian
  icons [Stf]
  property [TNG]
  traits bartender, female, Enterprise_related
  mentions "Jean-Luc Picard"
  not encoded "2 sentences of its text cannot be read yet"
}
