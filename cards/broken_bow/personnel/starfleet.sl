set broken_bow "Broken Bow" released 2017

card "Amanda Cole" personnel universal {
  Starfleet
  SECURITY, Astrophysics, Exobiology, Computer Skill, Stellar Cartography
  6 / 6 / 6
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits female, MACO
  mentions "Charles Tucker III"
  special download "Combat-Ready: Jury-Rig"
}

card "Callaghan" personnel universal {
  Starfleet
  ENGINEER, Computer Skill, Physics, Stellar Cartography, Youth
  6 / 6 / 4
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits female
}

card "Fiona McKenzie" personnel {
  Starfleet
  SECURITY, Exobiology, Leadership, Navigation, Transporter Skill
  7 / 6 / 7
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits female, MACO
  special download "Raktajino"
}

card "Hideaki Chang" personnel {
  Starfleet
  SECURITY, Computer Skill, Physics, Stellar Cartography, Biology
  6 / 6 / 7
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits MACO, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Jeremiah Hayes" personnel {
  Starfleet
  SECURITY, Honor, OFFICER, Diplomacy
  8 / 6 / 7
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits MACO, male
  mentions "Malcolm Reed"
  special download "Combat-Ready: Tactical Reserve"
  not encoded "one sentence of its text cannot be read yet"
}

card "John Frederick Paxton" personnel {
  Starfleet
  VIP, Leadership, Geology, Biology, ENGINEER, Treachery x2, Greed
  2 / 8 / 5
  species human
  icons [22], [AU]
  property [ENT]
  traits male
}

card "Jonathan Archer" version "Broken Bow" personnel {
  Starfleet
  OFFICER, Diplomacy, Leadership, ENGINEER, Honor
  8 / 7 / 7
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male
  commands "Enterprise"
  mentions "Charles Tucker III"
  not encoded "one sentence of its text cannot be read yet"
}

card "Kelby" personnel {
  Starfleet
  ENGINEER, Computer Skill, Transporter Skill, Astrophysics
  5 / 7 / 5
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits male
  mentions "Charles Tucker III"
  not encoded "one sentence of its text cannot be read yet"
}

card "Markus Forbes" personnel {
  Starfleet
  SECURITY, Diplomacy, Leadership, Navigation, SCIENCE
  6 / 6 / 7
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits Capturing_related, MACO, male
  mentions "Jeremiah Hayes"
  special download "Rescue Captives"
}

card "Maxwell Forrest" version "Broken Bow" personnel {
  Starfleet
  VIP, Law, Leadership, Diplomacy, MEDICAL
  8 / 7 / 5
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits admiral, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Nathan Samuels" personnel {
  Starfleet
  VIP, Diplomacy, Anthropology, Exobiology, Leadership
  6 / 7 / 4
  species human
  icons [22], [AU]
  property [ENT]
  traits male, minister
  mentions "Jonathan Archer"
}

card "Nelson Kemper" personnel universal {
  Starfleet
  SECURITY, Archaeology, Geology
  6 / 5 / 6
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits MACO, male, support_personnel
  mentions "Phlox"
}

card "Phlox" version "Broken Bow" personnel {
  Starfleet
  MEDICAL, Exobiology, Biology, SCIENCE
  7 / 7 / 5
  species Denobulan
  icons [22], [AU], [Stf]
  property [ENT]
  traits counselor, male
  special download "Sickbay"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sascha Money" personnel universal {
  Starfleet
  SECURITY, MEDICAL, Navigation, Physics
  6 / 6 / 7
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits female, MACO
  special download "Combat-Ready: Solidarity"
}

card "Sean Hawkins" personnel universal {
  Starfleet
  SECURITY, Anthropology, ENGINEER, Transporter Skill
  6 / 6 / 7
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits MACO, male
  special download "Security Sacrifice"
}

card "Stewart Rivers" personnel universal {
  Starfleet
  ENGINEER, Navigation, Astrophysics
  4 / 6 / 5
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits male, support_personnel
}
