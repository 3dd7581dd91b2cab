set the_maquis "The Maquis" released 2014

card "George Sanders" personnel {
  Federation
  OFFICER, Leadership, SECURITY, Honor
  7 / 7 / 8
  species human
  icons [Cmd]
  property [DS9]
  traits captain, male
  mentions "Benjamin Sisko", "Michael Eddington"
  not encoded "one sentence of its text cannot be read yet"
}

card "Niles" personnel universal {
  Federation
  SECURITY, Navigation, Transporter Skill, Treachery
  4 / 6 / 6
  species human
  icons [Maq], [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Cal Hudson", "Gul Dukat"
}

card "Tamal" personnel {
  Federation
  ENGINEER, Anthropology, SCIENCE, Geology
  7 / 7 / 6
  species human
  icons [Maq], [Stf]
  property [DS9]
  traits male
  mentions "Thomas Riker"
}

card "Thomas Riker" version "The Maquis" personnel {
  Federation
  OFFICER, Geology, Leadership, SECURITY, Treachery, Music
  4 / 8 / 6
  species human
  icons [Among-Fed], [Cmd], [Maq]
  property [DS9]
  traits infiltrator, male, thief
  impersonates "William T. Riker"
  commands "Stolen Defiant"
  special download "Commandeer Ship"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Tom Paris" version "The Maquis" personnel {
  Federation
  SCIENCE, Navigation x2, Geology, Biology
  5 / 7 / 7
  species human
  icons [Maq], [Stf]
  property [VOY]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Tuvok" version "The Maquis" personnel {
  Federation
  SECURITY, SCIENCE, Navigation, OFFICER, Mindmeld
  7 / 9 / 9
  species vulcan_species
  icons [Among-Maq], [Cmd], [Maq]
  property [VOY]
  traits infiltrator, male, teacher
  mentions "Chakotay"
  special download "Learning Curve"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}
