set chain_of_command "Chain of Command" released 2013

card "Jean-Luc Picard" version "Chain of Command" personnel {
  Federation
  OFFICER, Leadership x2, Archaeology, Navigation
  8 / 8 / 7
  species borg_species, human
  icons [Cmd], [Com], [Def], [Nav]
  property [TNG]
  traits male, Enterprise_related
  commands "U.S.S. Enterprise"
  while some [Bor] card in opposing_force and host of this is your ship, host: WEAPONS +4, SHIELDS +4
}
