set alternate_universe "Alternate Universe" released 1995

card "Governor Worf" personnel {
  Klingon
  VIP, SECURITY, Honor x2, Navigation, Diplomacy, Leadership
  8 / 7 / 8
  species klingon_species
  icons [AU], [Cmd]
  property [TNG]
  traits governor, high_council, male
}
