set the_borg "The Borg" released 2001

card "Ch'Regha" personnel {
  Klingon
  MEDICAL, Exobiology, Archaeology, Honor
  7 / 6 / 7
  species klingon_species
  icons [DQ], [Stf]
  property [VOY]
  traits female
  mentions "Neelix", "Harry Kim"
  lovers "Neelix"
}

card "Kamok" personnel universal {
  Klingon
  SECURITY, Computer Skill
  5 / 6 / 7
  species klingon_species
  icons [DQ], [Stf]
  property [VOY]
  traits male
  mentions "Kohlar", "T'Greth"
}

card "Kohlar" personnel {
  Klingon
  OFFICER, Diplomacy, Honor, Anthropology, Leadership, Stellar Cartography
  8 / 8 / 7
  species klingon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits captain, male
  commands "I.K.C. Voq'leng"
  special download "Auto-Destruct Sequence"
}

card "Morak" personnel {
  Klingon
  SCIENCE, Transporter Skill, Astrophysics, Physics
  5 / 7 / 6
  species klingon_species
  icons [DQ], [Stf]
  property [VOY]
  traits male
  dots 1
  mentions "T'Greth"
  while aboard "I.K.C. Voq'leng", host: RANGE +1, WEAPONS +1, SHIELDS +1
}

card "T'Greth" personnel {
  Klingon
  OFFICER, Leadership, Geology, Navigation, ENGINEER
  5 / 7 / 7
  species klingon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male
  mentions "Kohlar", "The Doctor", "Tom Paris"
}
