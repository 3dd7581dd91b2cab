set alternate_universe "Alternate Universe" released 1995

card "Major Rakal" personnel {
  Romulan, Federation
  VIP, Empathy
  4 / 8 / 4
  species human, Betazoid
  icons [AU], [Cmd]
  property [TNG]
  traits female
  dots 1
  names "Deanna Troi"
  mentions "M'ret"
  while mode of this = Romulan, this: gains Tal Shiar, Treachery
  while mode of this = Federation, this: gains Diplomacy, INTEGRITY +4, CUNNING -1
}

ruling "Major Rakal" in cr98 cites cr98 "dots-not-skills" { dots 0 }

scenario "Major Rakal is one woman among Romulans and another in the Federation" under r24 cites r24 "6.3.3-one-at-a-time" {
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Major Rakal"
  then "Major Rakal" has Treachery, "Major Rakal" has Empathy, INTEGRITY of "Major Rakal" = 4
  given mode of "Major Rakal" = Federation
  then "Major Rakal" has no Treachery, "Major Rakal" has Diplomacy, INTEGRITY of "Major Rakal" = 8, CUNNING of "Major Rakal" = 7
}

card "Commander Tomalak" personnel {
  Romulan
  OFFICER, Diplomacy, Leadership
  7 / 7 / 9
  species romulan_species
  icons [AU], [Cmd]
  property [TNG]
  traits male, support_personnel, Enterprise_related
  mentions "Captain Picard"
}

card "D'Tan" personnel {
  Romulan
  CIVILIAN, Youth, Archaeology
  7 / 6 / 3
  species romulan_species
  property [TNG]
  traits male, romulan_underground
  dots 1
  mentions "Spock"
  Romulan personnel with no Treachery present: INTEGRITY +1
}

card "Stefan DeSeve" personnel {
  Romulan, Federation
  CIVILIAN
  5 / 8 / 5
  species human
  icons [AU], [Stf]
  property [TNG]
  traits male, romulan_underground
  mentions "Spock"
  not encoded "one sentence of its text cannot be read yet"
}
