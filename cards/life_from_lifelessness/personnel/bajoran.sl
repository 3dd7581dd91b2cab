set life_from_lifelessness "Life From Lifelessness" released 2010

card "Kurn" version "Life From Lifelessness" personnel {
  Bajoran
  SECURITY
  6 / 6 / 8
  species klingon_species
  icons [Cmd]
  property [DS9]
  traits male
  mentions "Odo", "Worf"
  not encoded "one sentence of its text cannot be read yet"
}
