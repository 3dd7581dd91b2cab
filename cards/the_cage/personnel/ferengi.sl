set the_cage "The Cage" released 2019

card "Qol" version "The Cage" personnel universal {
  Ferengi
  CIVILIAN, Acquisition, Exobiology
  6 / 7 / 6
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Par Lenor", "Kamala"
  not encoded "2 sentences of its text cannot be read yet"
}
