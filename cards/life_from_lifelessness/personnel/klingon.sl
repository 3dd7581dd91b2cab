set life_from_lifelessness "Life From Lifelessness" released 2012

card "Duras" version "Life From Lifelessness" personnel {
  Klingon
  VIP, Treachery x2, Leadership, Law, Diplomacy, Computer Skill
  2 / 7 / 9
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits Duras_related, high_council, male
  dots 1
  once each turn, when opponent solves mission here: you may kill one personnel in team
}
