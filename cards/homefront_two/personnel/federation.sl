set homefront_two "Homefront II" released 2011

card "Ambassador Sarek" version "Homefront II" personnel {
  Federation
  VIP, Diplomacy x2, Mindmeld, Law
  9 / 10 / 7
  species vulcan_species
  icons [AU], [Films]
  property [TUC]
  traits ambassador, male
  mentions "Admiral Kirk", "Dr. McCoy", "Gorkon", "Spock"
  special download "Facilitate Peace Talks"
}

card "Andrea Brand" personnel {
  Federation
  VIP, Leadership x2, Navigation, Law, Transporter Skill
  6 / 7 / 3
  species human
  icons [Cmd]
  property [TNG]
  traits admiral, female
}
