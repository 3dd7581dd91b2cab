set life_from_lifelessness "Life From Lifelessness" released 2010

card "Kurn" version "Life From Lifelessness" personnel {
  Bajoran
  SECURITY, SECURITY, Navigation, Law
  6 / 6 / 8
  species klingon_species
  icons [Cmd]
  property [DS9]
  traits male
  mentions "Odo", "Worf"
  not encoded "2 sentences of its text cannot be read yet"
}
