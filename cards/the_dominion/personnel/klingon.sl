set the_dominion "The Dominion" released 1999

card "Atul" personnel universal {
  Klingon
  SECURITY, Klingon Intelligence
  4 / 7 / 7
  species klingon_species
  icons [Stf]
  property [DS9]
  traits male, Deep_Space_9_related
  mentions "Bo'rak", "Morka"
}
