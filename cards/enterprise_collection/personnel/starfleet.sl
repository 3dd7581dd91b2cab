set enterprise_collection "Enterprise Collection" released 2006

card "Charles Tucker III" personnel {
  Starfleet
  OFFICER, ENGINEER, Honor, Computer Skill x2, Diplomacy, Transporter Skill x2
  7 / 7 / 7
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits male
  mentions "Jonathan Archer"
  special download any "Tricorder"
}

card "Elizabeth Cutler" personnel {
  Starfleet
  SCIENCE, Biology, Exobiology, Geology
  6 / 5 / 4
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits bartender, cook, female
  dots 1
  may volunteer for random selections
}

card "Emory Erickson" personnel {
  Starfleet
  VIP, ENGINEER, Transporter Skill x3, Physics, Computer Skill x2
  7 / 9 / 2
  species human
  icons [22], [AU]
  property [ENT]
  traits male, president
  mentions "Jonathan Archer"
}

card "Ethan Novakovich" personnel {
  Starfleet
  SCIENCE, Biology, Computer Skill, Physics
  5 / 5 / 6
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits bartender, cook, male, president, senator, waiter
}

card "Hoshi Sato" personnel {
  Starfleet
  OFFICER, Music, Anthropology
  8 / 7 / 5
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits female
  special download "Hail"
  not encoded "one sentence of its text cannot be read yet"
}

card "Jeremy Lucas" personnel {
  Starfleet
  MEDICAL, MEDICAL, Exobiology, Honor
  8 / 8 / 5
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits chairman, male
  mentions "Phlox"
  special download one MEDICAL_related equipment
}

card "Jonathan Archer" personnel {
  Starfleet
  OFFICER, Honor, Diplomacy, Navigation, Leadership x2, Anthropology
  8 / 7 / 8
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male
  commands "Enterprise"
  special download "Porthos"
  special download "Captain's Log"
}

card "Malcolm Reed" personnel {
  Starfleet
  OFFICER, SECURITY, Honor, Law, Leadership, Transporter Skill
  7 / 6 / 7
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits bodyguard, male
  dots 1
  SECURITY personnel present except this: INTEGRITY +1, CUNNING +1, STRENGTH +1
}

card "Maxwell Forrest" personnel {
  Starfleet
  VIP, SECURITY, Leadership x2, Astrophysics
  8 / 7 / 5
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits admiral, male
  mentions "Soval"
  special download one ship where ship_class of it = "NX"
}

card "Phlox" personnel {
  Starfleet
  MEDICAL, MEDICAL, Biology, Honor, Exobiology
  8 / 8 / 6
  species Denobulan
  icons [22], [AU], [Stf]
  property [ENT]
  traits chairman, male
  not encoded "one sentence of its text cannot be read yet"
}

card "T'Pol" personnel {
  Starfleet
  OFFICER, SCIENCE, Mindmeld, Diplomacy, Leadership, Anthropology
  8 / 7 / 8
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits female
  not encoded "one sentence of its text cannot be read yet"
}
