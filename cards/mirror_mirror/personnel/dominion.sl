set mirror_mirror "Mirror, Mirror" released 2000

card "Luaran" personnel {
  Dominion
  SCIENCE, ENGINEER, Biology, Treachery, Physics
  5 / 7 / 4
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits female
  dots 1
  may report aboard your "Enhanced Attack Ship"
}
