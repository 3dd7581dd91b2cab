set life_from_lifelessness "Life From Lifelessness" released 2010

card "Porthos" personnel {
  Neutral
  ANIMAL
  4 / 3 / 3
  species beagle
  icons [22], [AU]
  property [ENT]
  traits male
  dots 1
  mentions "Captain Archer", "T'Pol"
  [SF] human personnel present: INTEGRITY +1
  not encoded "one sentence of its text cannot be read yet"
}
