set the_motion_pictures "The Motion Pictures" released 2002

card "Dr. Gillian Taylor" personnel {
  Non-Aligned, Federation
  CIVILIAN, Biology, SCIENCE
  8 / 7 / 5
  species human
  icons [AU]
  property [TVH]
  traits female
  mentions "Admiral Kirk", "George and Gracie"
  not encoded "one sentence of its text cannot be read yet"
}

card "Dr. Tolian Soran" personnel {
  Non-Aligned
  SCIENCE, Astrophysics, Stellar Cartography, Treachery
  2 / 9 / 7
  points 20
  species El-Aurian
  icons [Cmd]
  property [Gen]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Gallatin" personnel {
  Non-Aligned
  OFFICER, Anthropology, SCIENCE, Computer Skill, Honor, Transporter Skill
  6 / 7 / 6
  species Son'a
  icons [Cmd]
  property [Ins]
  traits male
  mentions "Ru'afo"
}

card "Joachim" personnel {
  Non-Aligned
  CIVILIAN, SECURITY, Astrophysics, Navigation, Physics, Treachery
  5 / 9 / 11
  species human
  icons [AU], [Cmd], [Films]
  property [TWOK]
  traits augment, Khan_related, male
  dots 1
  mentions "Khan"
  while aboard "U.S.S. Reliant", host: WEAPONS +3
}

card "J'Onn" personnel {
  Non-Aligned
  CIVILIAN, SECURITY
  6 / 6 / 5
  species humanoid
  icons [AU], [Films], [SKR], [Stf]
  property [TFF]
  traits male
  mentions "Sybok"
  not encoded "one sentence of its text cannot be read yet"
}

card "Khan" personnel {
  Non-Aligned
  VIP, Leadership, Treachery x2, Computer Skill
  3 / 10 / 12
  species human
  icons [AU], [Cmd], [Films]
  nemesis_icons black_left
  property [TWOK]
  traits augment, Khan_related, male
  mentions "Admiral Kirk"
  not encoded "one sentence of its text cannot be read yet"
}

card "Martia" personnel {
  Non-Aligned
  CIVILIAN, SECURITY, Treachery, Exobiology, Anthropology, Greed
  4 / 7 / 7
  species Chameloid
  icons [AU], [Films]
  property [TUC]
  traits female, Rura_Penthe_related, shape_shifter
  mentions "Captain Kirk", "Dr. McCoy"
}

card "Mas'ud" personnel universal {
  Non-Aligned
  CIVILIAN, Biology, SCIENCE, Geology
  4 / 9 / 10
  species human
  icons [AU], [Films], [Stf]
  property [TWOK]
  traits augment, Khan_related, male
  mentions "Khan"
  not encoded "one sentence of its text cannot be read yet"
}

card "Pa'rena" personnel universal {
  Non-Aligned
  SCIENCE, Physics, Exobiology
  5 / 7 / 4
  species Son'a
  icons [Stf]
  property [Ins]
  traits female
  not encoded "one sentence of its text cannot be read yet"
}

card "Rae'alin" personnel universal {
  Non-Aligned
  ENGINEER, Geology, Anthropology, Archaeology
  5 / 7 / 5
  species Son'a
  icons [Stf]
  property [Ins]
  traits male
}

card "Ru'afo" personnel {
  Non-Aligned
  OFFICER, ENGINEER, Biology, Leadership, Treachery x2, Astrophysics
  3 / 8 / 6
  species Son'a
  icons [Cmd]
  property [Ins]
  traits male
  special download "Injector Assembly One"
}

card "Sam'po" personnel universal {
  Non-Aligned
  SECURITY, Navigation, Treachery, Stellar Cartography
  4 / 7 / 5
  species Son'a
  icons [Cmd]
  property [Ins]
  traits male
}

card "Sarod" personnel universal {
  Non-Aligned
  CIVILIAN, Exobiology, Anthropology, MEDICAL
  6 / 8 / 10
  species human
  icons [AU], [Films], [Stf]
  property [TWOK]
  traits augment, Khan_related, male
  mentions "Khan", "Lt. McGivers"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sharic" personnel universal {
  Non-Aligned
  MEDICAL, Biology, Computer Skill
  6 / 5 / 6
  species Tarlac
  property [Ins]
  traits female
  mentions "Ru'afo"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sybok" personnel {
  Non-Aligned
  CIVILIAN, Leadership, Treachery, Mindmeld, Empathy, Anthropology
  5 / 8 / 8
  species vulcan_species
  icons [AU], [Cmd], [Films], [SKR]
  property [TFF]
  traits male
  mentions "Ambassador Sarek", "Captain Spock"
  not encoded "one sentence of its text cannot be read yet"
}

card "Wajahut" personnel universal {
  Non-Aligned
  CIVILIAN, Navigation, ENGINEER
  5 / 8 / 9
  species human
  icons [AU], [Films], [Stf]
  property [TWOK]
  traits augment, female, Khan_related
  mentions "Khan"
  not encoded "one sentence of its text cannot be read yet"
}
