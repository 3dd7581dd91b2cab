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
