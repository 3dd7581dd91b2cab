set blaze_of_glory "Blaze of Glory" released 1999

card "Duran'Adar" personnel universal {
  Dominion
  SECURITY, ENGINEER, Geology, Physics
  7 / 8 / 8
  species Jem'Hadar
  icons [KW], [Stf]
  property [DS9]
  traits alpha, male
  mentions "Kudak'Etan"
}

card "Gelnon" personnel {
  Dominion
  VIP, Diplomacy, MEDICAL, Stellar Cartography, Treachery
  4 / 8 / 6
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits male
  mentions "Kudak'Etan"
  special download one "VR Headset" or "Ketracel-White"
}

card "Ixtana'Rax" personnel {
  Dominion
  OFFICER, Leadership, Navigation, Stellar Cartography
  8 / 10 / 10
  species Jem'Hadar
  icons [Cmd], [GQ], [KW]
  property [DS9]
  traits male
  dots 1
  mentions "Kudak'Etan"
  [GQ] Jem'Hadar personnel present except this: INTEGRITY +1, CUNNING +1, STRENGTH +1
}

card "Kudak'Etan" personnel {
  Dominion
  OFFICER, Leadership, Navigation, Anthropology, ENGINEER
  6 / 7 / 11
  species Jem'Hadar
  icons [Cmd], [KW]
  property [DS9]
  traits alpha, Jem_Hadar_First, male
  commands "U.S.S. Defiant"
  mentions "Gelnon"
  special download one "Commandeer Ship" or "Victory Is Life"
}

card "Lamat'Ukan" personnel {
  Dominion
  SECURITY, Leadership, Computer Skill x2, Transporter Skill
  7 / 8 / 10
  species Jem'Hadar
  icons [KW], [Stf]
  property [DS9]
  traits alpha, male
  dots 1
  mentions "Kudak'Etan"
  while host of this is your ship, host: WEAPONS +2
}

card "Odo Founder" personnel {
  Dominion
  SECURITY, SECURITY, Computer Skill, Law, Treachery
  4 / 7 / 10
  species Changeling
  icons [Among-Baj], [Cmd], [GQ]
  property [DS9]
  traits founder, infiltrator, male, shape_shifter
  impersonates "Odo"
  not encoded "an infiltrator takes no part in what those do whom he is with"
  not encoded "one sentence of its text cannot be read yet"
}

card "Oken'alak" personnel universal {
  Dominion
  SECURITY, Exobiology, Computer Skill
  7 / 6 / 8
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits Capturing_related, Internment_Camp_371_related, male
  mentions "Ikat'ika"
  special download "Prisoner Escort"
}

card "Umat'Adan" personnel {
  Dominion
  SECURITY, SCIENCE, Navigation, Stellar Cartography
  6 / 8 / 9
  species Jem'Hadar
  icons [KW], [Stf]
  property [DS9]
  traits alpha, male
  mentions "Kudak'Etan"
  not encoded "one sentence of its text cannot be read yet"
}
