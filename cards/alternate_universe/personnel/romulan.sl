set alternate_universe "Alternate Universe" released 1995

card "Major Rakal" personnel {
  Romulan, Federation
  VIP, Empathy
  4 / 8 / 4
  species human, Betazoid
  icons [AU], [Cmd]
  property [TNG]
  traits female
  names "Deanna Troi"
  mentions "M'ret"
  while mode of this = Romulan, this: gains Tal Shiar, Treachery
  while mode of this = Federation, this: gains Diplomacy, INTEGRITY +4, CUNNING -1
}

scenario "Major Rakal is one woman among Romulans and another in the Federation" under r24 cites r24 "6.3.3-one-at-a-time" {
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Major Rakal"
  then "Major Rakal" has Treachery, "Major Rakal" has Empathy, INTEGRITY of "Major Rakal" = 4
  given mode of "Major Rakal" = Federation
  then "Major Rakal" has no Treachery, "Major Rakal" has Diplomacy, INTEGRITY of "Major Rakal" = 8, CUNNING of "Major Rakal" = 7
}
