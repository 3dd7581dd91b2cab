set the_next_generation "The Next Generation" released 2015

card "Barron" personnel universal {
  Federation
  CIVILIAN, Anthropology, Archaeology, Geology
  6 / 6 / 4
  species human
  property [TNG]
  traits male
}

card "Beverly" personnel {
  Federation
  MEDICAL, Diplomacy, Law, Navigation, Exobiology
  7 / 8 / 5
  special download "Starfleet Type II Phaser"
  species human
  icons [Stf]
  property [TNG]
  traits female, Metaphasic_Shield_related
  names "Beverly Crusher"
}

card "Daniel Kwan" personnel universal {
  Federation
  ENGINEER, Physics, Empathy
  7 / 6 / 6
  species Napean, human
  icons [Stf]
  property [TNG]
  traits male, support_personnel
}

card "Data" version "The Next Generation" personnel {
  Federation
  OFFICER, Computer Skill, Astrophysics, ENGINEER
  7 / 12 / 12
  species android
  icons [Cmd]
  property [TNG]
  traits male, Soong_type
  when this is reported: select one of [Anthropology, Physics, Navigation] for this
  this: gains selected_skill of this
}

card "Davies" personnel universal {
  Federation
  SCIENCE, Physics, Geology
  6 / 7 / 6
  species human
  icons [Stf]
  property [TNG]
  traits male, support_personnel
}

card "Deanna Troi" version "The Next Generation" personnel {
  Federation
  OFFICER, Empathy, Anthropology, Diplomacy, Honor
  7 / 7 / 4
  special download "Intuition"
  special download "Life-form Scan"
  species Betazoid, human
  icons [Stf]
  property [TNG]
  traits ambassador, counselor, female
}

card "Dr. Christopher" personnel {
  Federation
  SCIENCE, SCIENCE
  6 / 8 / 4
  species human
  property [TNG]
  traits male, Metaphasic_Shield_related
}

card "Geordi La Forge" version "The Next Generation" personnel {
  Federation
  OFFICER
  7 / 7 / 6
  species human
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  while location of this is space, this: gains Navigation, Astrophysics, Stellar Cartography
  while location of this is planet, this: gains ENGINEER, Physics, Computer Skill
}

card "Kosinski" personnel {
  Federation
  ENGINEER, Computer Skill, Physics, SCIENCE, Stellar Cartography
  5 / 9-X / 5
  species human
  icons [Cmd]
  property [TNG]
  traits male
  X = 4 if faced_dilemma is something else 0
}

card "Lian T'su" personnel universal {
  Federation
  OFFICER, Navigation, Transporter Skill, Astrophysics
  7 / 6 / 5
  species human
  icons [Stf]
  property [TNG]
  traits female
}

card "Lopez" personnel universal {
  Federation
  SECURITY, Biology, Honor
  7 / 6 / 7
  special download "Federation PADD"
  species human
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
}

card "Martin" personnel universal {
  Federation
  MEDICAL, Exobiology, Computer Skill
  7 / 6 / 6
  species human
  icons [Stf]
  property [TNG]
  traits male, support_personnel, Enterprise_related
}

card "Seth Mendoza" personnel universal {
  Federation
  VIP, Anthropology, Diplomacy, Law
  6 / 6 / 5
  species human
  property [TNG]
  traits ambassador, male
}
