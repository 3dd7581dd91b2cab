set twentieth_anniversary "20th Anniversary Collection" released 2014

card "General Korok" personnel {
  Klingon, Non-Aligned
  OFFICER, SECURITY, Leadership, Navigation, Stellar Cartography
  7 / 6 / 9
  species klingon_species, borg_species
  icons [Cmd], [Def], [DQ]
  property [VOY]
  traits general, male
  names "Six of Ten"
}
