set nemesis "Nemesis" released 2023

card "Seventeen of Seventeen" personnel {
  Borg
  skills Navigation x2, SECURITY
  5 / 7 / 5
  species borg_species, human
  icons [Nav]
  property [FC]
  traits drone
  dots 1
  names "Hawk"
  mentions "B-4", "Shinzon", "Wesley Crusher"
  special download "Environmental Suit"
  while aboard your "U.S.S. Enterprise-E", host: RANGE +3, WEAPONS +3, SHIELDS +3
  not encoded "one sentence of its text cannot be read yet"
}
