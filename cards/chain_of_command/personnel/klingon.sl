set chain_of_command "Chain of Command" released 2009

card "K'mpec" version "Chain of Command" personnel {
  Klingon
  VIP, Leadership, Law, Diplomacy
  5 / 8 / 5
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits Capturing_related, chancellor, high_council, high_council_leader, male
  mentions "Worf"
  special download "Kle'eg"
  special download "HQ: Secure Homeworld"
}
