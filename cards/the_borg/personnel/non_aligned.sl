set the_borg "The Borg" released 2001

card "B'Elanna" personnel {
  Non-Aligned
  ENGINEER, SECURITY, Computer Skill x2, Astrophysics
  6 / 8 / 8
  species klingon_species, human
  icons [Maq], [Stf]
  property [VOY]
  traits female
  dots 1
  names "B'Elanna Torres"
  mentions "Captain Chakotay"
  while host of this is [Maq] ship, host: RANGE +2, WEAPONS +2, SHIELDS +2
}

card "Captain Chakotay" personnel {
  Non-Aligned
  OFFICER, Leadership, Navigation, Anthropology, Honor
  8 / 8 / 8
  species human
  icons [Cmd], [Maq]
  property [VOY]
  traits captain, male
  dots 1
  names "Chakotay"
  your [Maq] personnel here except this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

card "Fennim" personnel {
  Non-Aligned
  SCIENCE, MEDICAL x2, Exobiology, Anthropology
  4 / 10 / 6
  species humanoid
  icons [DQ], [Stf]
  property [VOY]
  traits male, Think_Tank_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Icheb" personnel {
  Non-Aligned, Federation
  CIVILIAN, ENGINEER, Astrophysics, Physics, Youth, Stellar Cartography, Biology
  7 / 8 / 6
  species borg_species, Brunali
  icons [DQ], [Nav], [Stf]
  property [VOY]
  traits male
  mentions "Seven of Nine"
}

card "Kes" version "The Borg" personnel {
  Non-Aligned
  CIVILIAN, Empathy x2, Physics, Navigation, Treachery, MEDICAL
  3 / 9 / 4
  species Ocampa
  icons [DQ], [Stf]
  property [VOY]
  traits female
  dots 1
  mentions "Janeway"
  this cannot be stunned
}

card "Lansor" personnel {
  Non-Aligned
  SCIENCE, Physics, SECURITY
  4 / 7 / 8
  species humanoid, borg_species
  icons [Def], [DQ]
  property [VOY]
  traits male
  names "Two of Nine"
  mentions "Marika", "P'Chan"
  not encoded "one sentence of its text cannot be read yet"
}

card "Mabus" personnel {
  Non-Aligned
  VIP, Treachery x2, Diplomacy, SECURITY
  3 / 8 / 7
  species Trabe
  icons [Cmd], [DQ]
  property [VOY]
  traits governor, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Marika" personnel {
  Non-Aligned, Federation
  ENGINEER, Astrophysics, Stellar Cartography
  5 / 7 / 5
  species borg_species, bajoran_species
  icons [DQ], [Nav], [Stf]
  property [VOY]
  traits female
  names "Three of Nine"
  not encoded "one sentence of its text cannot be read yet"
}

card "Mezoti" personnel {
  Non-Aligned, Federation
  CIVILIAN, Youth, Computer Skill, Biology
  6 / 7 / 4
  species Norcadian, borg_species
  icons [Def], [DQ]
  property [VOY]
  traits female
  not encoded "one sentence of its text cannot be read yet"
}

card "One" personnel {
  Non-Aligned
  SCIENCE, Youth
  8 / 6 / 10
  species borg_species
  icons [Com], [Def], [DQ], [Nav]
  property [VOY]
  traits male
  mentions "The Doctor"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Orum" personnel {
  Non-Aligned, Romulan
  CIVILIAN, MEDICAL, Cybernetics, Computer Skill, Exobiology, Anthropology
  7 / 8 / 6
  species borg_species, romulan_species
  icons [Cmd], [Com], [DQ]
  property [VOY]
  traits male
  mentions "Riley Frazier"
}

card "P'Chan" personnel {
  Non-Aligned
  CIVILIAN, Computer Skill, Honor, MEDICAL
  7 / 7 / 6
  species humanoid, borg_species
  icons [Com], [DQ]
  property [VOY]
  traits male
  names "Four of Nine"
  mentions "Dornar", "Ansha"
  not encoded "one sentence of its text cannot be read yet"
}

card "Riley Frazier" personnel {
  Non-Aligned, Federation
  SCIENCE, Computer Skill, Astrophysics, Geology
  6 / 8 / 5
  species borg_species, human
  icons [Cmd], [Com], [DQ]
  property [VOY]
  traits female
  dots 1
  mentions "Chakotay"
  lovers "Chakotay"
  your Borg personnel present except this: CUNNING +2
}

card "Sullin" personnel {
  Non-Aligned
  SCIENCE, SCIENCE, ENGINEER, Geology x2, Physics x2
  5 / 12 / 1
  species Coelenterate
  icons [DQ]
  property [VOY]
  traits female, Think_Tank_related
}

card "The Artificial Intelligence" personnel {
  Non-Aligned
  SCIENCE, SCIENCE, Biology, Stellar Cartography, Computer Skill x2
  6 / 15 / nothing
  icons [DQ]
  property [VOY]
  traits neuter, Think_Tank_related
  mentions "Seven of Nine"
}

card "Rebi and Azan" dual_personnel {
  Non-Aligned, Federation
  CIVILIAN, Youth, Exobiology, Computer Skill
  CIVILIAN, Youth, SCIENCE, Transporter Skill
  6 / 7 / 5
  6 / 7 / 5
  persons "Rebi", "Azan"
  species borg_species, Wysanti
  icons [Com], [DQ]
  second_icons [Com], [DQ]
  property [VOY]
  traits male
  mentions "Seven of Nine"
  not encoded "where several are chosen it is one personnel"
}
