set the_cage "The Cage" released 2019

card "Captain Kirk" version "The Cage" personnel {
  Federation
  OFFICER, Leadership, Diplomacy, Anthropology, Youth, Computer Skill, SECURITY, Law
  9 / 8 / 7
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits captain, Christopher_Pike_related, male
  commands "Starship Enterprise"
  mentions "Christopher Pike"
}

card "Chief Pitcairn" personnel universal {
  Federation
  ENGINEER, Transporter Skill
  6 / 7 / 6
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits Christopher_Pike_related, male
  mentions "Christopher Pike"
}

card "Commodore Stone" personnel {
  Federation
  VIP, OFFICER, ENGINEER, Leadership
  6 / 7 / 6
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male, president
  commands "Starbase 11"
  mentions "Captain Kirk"
  special download "Legal Proceedings"
}

card "Dr. Boyce" personnel {
  Federation
  MEDICAL, Exobiology, Biology, Anthropology, Honor
  8 / 7 / 5
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits bartender, Christopher_Pike_related, counselor, male
  mentions "Christopher Pike"
}

card "Lt. Commander Giotto" personnel {
  Federation
  SECURITY, Honor, Leadership, Astrophysics
  7 / 7 / 7
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  special download "Classic Communicator"
}

card "Lt. Jose Tyler" personnel universal {
  Federation
  SECURITY, Physics, Navigation
  6 / 6 / 8
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits Christopher_Pike_related, male
  mentions "Christopher Pike"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Lt. Kevin Riley" personnel universal {
  Federation
  OFFICER, Navigation, Stellar Cartography, Music
  7 / 7 / 7
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  mentions "Governor Kodos"
}

card "Lt. Palamas" personnel {
  Federation
  SCIENCE, Anthropology, Archaeology, Youth
  7 / 6 / 5
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits female, queen
  mentions "Apollo"
}

card "Lt. Sulu" version "The Cage" personnel {
  Federation
  SCIENCE, Stellar Cartography, Biology, Physics
  6 / 7 / 7
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits Christopher_Pike_related, male
  mentions "Christopher Pike"
  special download "Classic Tricorder"
}

card "Mr. Scott" version "The Cage" personnel {
  Federation
  OFFICER, Diplomacy, Transporter Skill, ENGINEER, Physics, Leadership
  7 / 8 / 7
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  known_as "Scotty"
  commands "Starship Enterprise"
  special download "Classic Phaser Banks"
  special download "Scotty, Beam Me Up!"
}

card "Number One" personnel {
  Federation
  OFFICER, Leadership, Navigation, Stellar Cartography, ENGINEER, Computer Skill
  7 / 9 / 6
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits Capturing_related, Christopher_Pike_related, female
  commands "Starship Enterprise"
  mentions "Christopher Pike"
  special download "Rescue Captives"
}

card "Richard Daystrom" personnel {
  Federation
  VIP, Computer Skill x3, ENGINEER, Physics
  5 / 9 / 5
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  special download "M-5 Computer"
}

card "Samuel T. Cogley" personnel {
  Federation
  CIVILIAN, Law x2, Honor, Anthropology, Biology
  8 / 7 / 3
  species human
  icons [AU], [OS]
  property [TOS]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Vanderberg" personnel universal {
  Federation
  ENGINEER, Leadership, Geology, Acquisition, Archaeology
  6 / 6 / 6
  species human
  icons [AU], [OS]
  property [TOS]
  traits male
}

card "Yeoman Colt" personnel universal {
  Federation
  OFFICER, Youth, Geology, Astrophysics
  7 / 6 / 5
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits Christopher_Pike_related, female
  mentions "Christopher Pike"
}
