set the_dominion "The Dominion" released 1999

card "Atul" personnel universal {
  Klingon
  SECURITY, Klingon Intelligence
  4 / 7 / 7
  species klingon_species
  icons [Stf]
  property [DS9]
  traits male
  mentions "Bo'rak", "Morka"
}
