set emissary "Emissary" released 2013

card "Benjamin Sisko" version "Emissary" personnel {
  Federation
  OFFICER, Leadership, SECURITY, Music, Honor
  7 / 8 / 8
  species human
  icons [Cmd], [Orb]
  property [DS9]
  traits cook, Deep_Space_9_related, male
  commands "Deep Space 9"
  not encoded "one sentence of its text cannot be read yet"
}

card "Hoya" personnel universal {
  Federation
  OFFICER, Stellar Cartography, Navigation
  7 / 6 / 6
  species Benzite
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, female, support_personnel
}

card "Jadzia Dax" version "Emissary" personnel {
  Federation
  SCIENCE, Astrophysics, Stellar Cartography, Navigation
  7 / 9 / 6
  species Trill
  icons [Orb], [Stf]
  property [DS9]
  traits Deep_Space_9_related, female, with_symbiont
  not encoded "one sentence of its text cannot be read yet"
}

card "Jake Sisko" version "Emissary" personnel {
  Federation
  ENGINEER, Honor, Youth, Biology
  6 / 6 / 5
  species human
  property [DS9]
  traits Deep_Space_9_related, male
  special download one ENGINEER_related equipment
}

card "Melora Pazlar" personnel {
  Federation
  SCIENCE, Stellar Cartography, Navigation, Astrophysics
  7 / 7 / 2
  species Elaysian
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, female
  mentions "Julian Bashir"
  lovers "Julian Bashir"
  not encoded "one sentence of its text cannot be read yet"
}

card "Miles O'Brien" version "Emissary" personnel {
  Federation
  ENGINEER, Computer Skill x2, Miracle Worker
  7 / 8 / 7
  species human
  icons [Stf]
  property [DS9]
  traits male, Enterprise_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Paulson" personnel universal {
  Federation
  SCIENCE, Astrophysics, Transporter Skill
  6 / 7 / 5
  species human
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, female, support_personnel
}

card "Julian Bashir" version "Emissary" personnel {
  Federation
  MEDICAL, MEDICAL, Biology, Exobiology
  6 / 8+X / 5+X
  X = 2 if quadrant of whereabouts of this = Gamma else 0
  species human
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, genetically_enhanced, Harvester_Virus_related, male
  dots 1
  while quadrant of whereabouts of this = Gamma, this: gains Biology, SCIENCE
}
