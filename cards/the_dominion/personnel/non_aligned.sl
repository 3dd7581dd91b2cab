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

card "10 and 01" dual_personnel {
  Non-Aligned
  ENGINEER, Computer Skill x2
  ENGINEER
  4 / 8 / 2
  4 / 8 / 2
  persons "10", "01"
  downloaders "10"
  species Bynar
  icons [Stf]
  second_icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  not encoded "where several are chosen it is one personnel"
  special download any "Bynars"
  not encoded "one sentence of its text cannot be read yet"
}
