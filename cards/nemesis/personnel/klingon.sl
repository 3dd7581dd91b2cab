set nemesis "Nemesis" released 2023

card "Geordi La Forge" version "Nemesis" personnel {
  Klingon
  ENGINEER, ENGINEER, Physics, Cybernetics
  7 / 6 / 4
  species human
  icons [Among-Fed], [Cmd]
  property [Gen]
  traits Duras_related, infiltrator, male
  mentions "Sisters of Duras"
  special download "Prefix Code Transmission"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}
