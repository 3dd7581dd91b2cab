set the_dominion "The Dominion" released 1999

card "Salia" personnel {
  Non-Aligned
  VIP, Diplomacy, Leadership, Anthropology, Youth, Exobiology
  8 / 8 / 7
  species Allasomorph
  property [TNG]
  traits female, shape_shifter
  mentions "Anya", "Wesley Crusher"
}

card "Anya" personnel {
  Non-Aligned
  CIVILIAN, SECURITY, Honor
  9 / 5 / 8
  species Allasomorph
  property [TNG]
  traits female, shape_shifter
  mentions "Salia"
  special download "Salia"
  not encoded "one sentence of its text cannot be read yet"
}

card "Soto" personnel universal {
  Non-Aligned
  SECURITY, Empathy, Treachery
  4 / 6 / 7
  species Lethean
  icons [Stf]
  property [DS9]
  traits male
  mentions "Kor", "Toral"
  not encoded "one sentence of its text cannot be read yet"
}
