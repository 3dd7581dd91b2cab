set blaze_of_glory "Blaze of Glory" released 1999

card "Admiral Ross" personnel {
  Federation
  VIP, Leadership, Diplomacy, Anthropology
  6 / 8 / 7
  species human
  icons [Cmd]
  property [DS9]
  traits admiral, male
  mentions "Benjamin Sisko", "Kassidy Yates", "Senator Cretak"
  not encoded "one sentence of its text cannot be read yet"
}

card "Donald Varley" personnel {
  Federation
  OFFICER, Archaeology, Stellar Cartography, Computer Skill
  6 / 8 / 6
  species human
  icons [Cmd]
  property [TNG]
  traits captain, male
  commands "U.S.S. Yamato"
  not encoded "one sentence of its text cannot be read yet"
}

card "Enrique Muniz" personnel {
  Federation
  ENGINEER, Computer Skill x2, Honor, Navigation, Geology
  8 / 7 / 5
  species human
  icons [Stf]
  property [DS9]
  traits male
  mentions "Chief O'Brien", "O'Brien"
}

card "Miles O'Brien" version "Blaze of Glory" personnel {
  Federation
  ENGINEER, ENGINEER, Physics, Computer Skill, Honor, Transporter Skill
  8 / 7 / 8
  species human
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Keiko", "Julian", "Molly", "Kirayoshi"
  special download "Defense System Upgrade"
}

card "Sarita Carson" personnel universal {
  Federation
  SECURITY, Navigation, SCIENCE
  6 / 7 / 5
  species human
  icons [Stf]
  property [DS9]
  traits female, support_personnel
}
