set deep_space_nine "Deep Space Nine" released 1998

card "Jadzia Dax" personnel {
  Federation
  SCIENCE, Archaeology, Astrophysics, Exobiology, Navigation x2, Anthropology
  7 / 9 / 7
  species Trill
  icons [Cmd]
  property [DS9]
  traits female, with_symbiont
  mentions "Worf"
  lovers "Worf"
}

card "Benjamin Sisko" personnel {
  Federation
  OFFICER, Leadership, ENGINEER, Honor, Navigation, Diplomacy
  8 / 8 / 8
  species human
  icons [Cmd]
  property [DS9]
  traits captain, Deep_Space_9_related, male
  commands "Deep Space 9"
  mentions "Jake"
  special download "Baseball"
}

card "Graham Davis" personnel universal {
  Federation
  ENGINEER, Astrophysics, Computer Skill
  7 / 6 / 5
  species human
  property [DS9]
  traits Deep_Space_9_related, male, support_personnel
  mentions "Miles O'Brien"
}

card "Jace Michaels" personnel universal {
  Federation
  OFFICER, Diplomacy, Physics, Honor
  6 / 7 / 6
  species human
  icons [Cmd]
  property [DS9]
  traits male
}

card "Julian Bashir" personnel {
  Federation
  MEDICAL, MEDICAL x2, Exobiology, Biology
  6 / 11 / 5
  species human
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, genetically_enhanced, male
  special download "Kukalaka"
}

card "Karen Loews" personnel universal {
  Federation
  MEDICAL, Biology, Anthropology
  7 / 6 / 4
  species human
  property [DS9]
  traits Deep_Space_9_related, female, support_personnel
}

card "Lojal" personnel universal {
  Federation
  VIP, Diplomacy, Mindmeld, Anthropology, Navigation
  6 / 7 / 6
  species vulcan_species
  icons [Stf]
  property [DS9]
  traits ambassador, male
  mentions "Julian Bashir"
}

card "Orren Ran" personnel universal {
  Federation
  CIVILIAN, Geology, ENGINEER
  5 / 7 / 6
  species Klaestron
  icons [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Ilon Tandro", "Jadzia Dax"
}

card "Paxton Reese" personnel universal {
  Federation
  SCIENCE, Navigation, Stellar Cartography
  6 / 6 / 5
  species human
  property [DS9]
  traits Deep_Space_9_related, male, support_personnel
}

card "Taylor Moore" personnel universal {
  Federation
  SECURITY, Leadership, Archaeology
  7 / 6 / 8
  species human
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male, support_personnel
}

card "T'Lor" personnel universal {
  Federation
  SCIENCE, Geology, Computer Skill
  6 / 7 / 5
  species Tiburonian
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male, support_personnel
}

card "Jake and Nog" dual_personnel {
  Federation, Ferengi
  CIVILIAN, Youth, Biology, ENGINEER
  CIVILIAN, Youth, Acquisition, ENGINEER
  6 / 5 / 4
  4 / 7 / 4
  persons "Jake", "Nog"
  species ferengi_species, human
  property [DS9]
  traits male
  names "Jake Sisko", "Nog"
  mentions "Odo"
  not encoded "where several are chosen it is one personnel"
}
