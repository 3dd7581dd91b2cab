set previews "Previews" unreleased

card "Dala" personnel {
  Non-Aligned
  OFFICER, Diplomacy, Computer Skill, SCIENCE, Treachery, Greed, Acquisition
  3 / 8 / 5
  species humanoid
  icons [Among-Fed], [Cmd], [DQ]
  property [VOY]
  traits female, infiltrator, thief
  impersonates "Kathryn Janeway"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Derran Tal" personnel {
  Non-Aligned
  CIVILIAN, Stellar Cartography, Biology, ENGINEER
  4 / 7 / 6
  species Varro
  icons [DQ], [Stf]
  property [VOY]
  traits dissident, female
  dots 1
  mentions "Harry Kim"
  lovers "Harry Kim"
  while some "Harry Kim" together_with this, this: INTEGRITY +2, CUNNING +2, STRENGTH +2
  "Harry Kim" together_with this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}
