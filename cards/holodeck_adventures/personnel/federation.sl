set holodeck_adventures "Holodeck Adventures" released 2001

card "Admiral J. P. Hanson" personnel {
  Federation
  VIP, Leadership x2, Honor, SECURITY
  8 / 8 / 4
  species human
  icons [Cmd]
  property [TNG]
  traits admiral, male
  names "Admiral J.P. Hanson"
  mentions "Jean-Luc Picard"
  not encoded "one sentence of its text cannot be read yet"
}

card "Boothby" personnel {
  Federation
  CIVILIAN, Biology
  9 / 8 / 2
  species human
  property [TNG]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "E.M.H.-Mark II" personnel universal {
  Federation
  MEDICAL
  5 / 8 / 5
  icons [Holo]
  property [VOY]
  traits male
  not encoded "2 sentences of its text cannot be read yet"
}

card "Edward Jellico" personnel {
  Federation
  OFFICER, Diplomacy, ENGINEER, Stellar Cartography, Leadership
  7 / 8 / 6
  species human
  icons [Cmd]
  property [TNG]
  traits captain, male, Enterprise_related
  commands "U.S.S. Enterprise"
  mentions "Picard"
  special download "Treaty: Federation/Cardassian"
}

card "Ezri Dax" personnel {
  Federation
  OFFICER, SCIENCE, Anthropology, Diplomacy, Youth, Geology
  7 / 8 / 4
  species Trill
  icons [Stf]
  property [DS9]
  traits counselor, female, with_symbiont
  names "Jadzia Dax"
  mentions "Julian Bashir"
  lovers "Julian Bashir"
  not encoded "one sentence of its text cannot be read yet"
}

card "Lewis Zimmerman" personnel {
  Federation
  ENGINEER, ENGINEER, Computer Skill x2
  6 / 9 / 3
  species human
  icons [Stf]
  property [VOY]
  traits male
  mentions "Leeta"
  lovers "Leeta"
  not encoded "one sentence of its text cannot be read yet"
}

card "Naomi Wildman" personnel {
  Federation
  CIVILIAN, Youth
  7 / 6 / 2
  species Ktarian, human
  icons [DQ]
  property [VOY]
  traits female
  mentions "Neelix", "Samantha", "Seven of Nine"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sam Lavelle" personnel universal {
  Federation
  OFFICER, Navigation, Computer Skill
  7 / 7 / 7
  species human
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  special download "Lower Decks"
}

card "Sumek" personnel universal {
  Federation, Hirogen
  SCIENCE, ENGINEER, Stellar Cartography
  7 / 8 / 8
  icons [DQ], [Holo], [Stf]
  property [VOY]
  traits male, support_personnel
}

card "The E.C.H." personnel {
  Federation
  OFFICER, Computer Skill, Navigation, Physics, MEDICAL
  7 / 9 / 5
  icons [Cmd], [DQ], [Holo]
  property [VOY]
  traits male
  names "The Doctor"
  commands "U.S.S. Voyager"
  special download one maneuver_card card
}

card "Weiss" personnel {
  Federation, Hirogen
  OFFICER, Leadership, Treachery, Anthropology, Geology
  4 / 8 / 8
  icons [Cmd], [DQ], [Holo]
  property [VOY]
  traits male
  dots 1
  mentions "Iden"
  opposing personnel present: STRENGTH -1
}
