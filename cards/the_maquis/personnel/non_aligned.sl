set the_maquis "The Maquis" released 2014

card "Bill Samuels" personnel {
  Non-Aligned
  ENGINEER, Astrophysics, Stellar Cartography, Treachery
  3 / 7 / 6
  species human
  icons [Maq], [Stf]
  property [DS9]
  traits male
  mentions "William Patrick Samuels"
  special download "Organized Terrorist Activities"
}

card "Brathaw" personnel {
  Non-Aligned
  ENGINEER, Acquisition, Astrophysics, Computer Skill, Smuggling
  7 / 6 / 4
  species Bolian
  icons [Cmd], [Maq]
  property [DS9]
  traits male
  commands "S.S. Xhosa"
  mentions "Kasidy Yates"
}

card "Kalita" version "The Maquis" personnel universal {
  Non-Aligned
  OFFICER, Astrophysics, Biology, Navigation
  5 / 6 / 5
  species human
  icons [Maq], [Stf]
  property [TNG]
  traits female
  mentions "Ro Laren", "Thomas Riker"
}

card "Kasidy Yates" version "The Maquis" personnel {
  Non-Aligned
  ENGINEER, Leadership, Navigation x2, Transporter Skill
  5 / 6 / 5
  species human
  icons [Cmd], [Maq]
  property [DS9]
  traits captain, female
  dots 1
  mentions "Benjamin Sisko"
  lovers "Benjamin Sisko"
  [Maq] personnel present except this: STRENGTH +2
}

card "Kobb" personnel universal {
  Non-Aligned
  SCIENCE, Diplomacy, Law, Leadership
  5 / 6 / 4
  species human
  icons [Maq]
  property [DS9]
  traits female
}

card "Macias" personnel {
  Non-Aligned
  CIVILIAN, Leadership, MEDICAL, Exobiology
  8 / 7 / 4
  species human
  icons [Maq]
  property [TNG]
  traits male
  mentions "Kalita", "Ro Laren"
  not encoded "one sentence of its text cannot be read yet"
}

card "M'vil" personnel universal {
  Non-Aligned, Klingon
  MEDICAL, Archaeology, Stellar Cartography, Biology
  6 / 5 / 7
  species klingon_species
  icons [Maq], [Stf]
  property [DS9]
  traits female
}

card "Quark" version "The Maquis" personnel {
  Non-Aligned, Ferengi
  CIVILIAN, Acquisition, Diplomacy, Computer Skill
  4 / 8 / 3
  species ferengi_species
  icons [Maq]
  property [DS9]
  traits arms_dealer, male
  mentions "Sakonna"
  not encoded "one sentence of its text cannot be read yet"
}

card "Rebecca Sullivan" personnel {
  Non-Aligned
  MEDICAL, Biology, Honor, Music, Astrophysics, Geology
  7 / 6 / 4
  species human
  icons [Cmd], [Maq]
  property [DS9]
  traits female
  mentions "Michael Eddington"
  lovers "Michael Eddington"
}

card "Reide" personnel universal {
  Non-Aligned
  CIVILIAN, Diplomacy, Exobiology, Physics
  5 / 6 / 6
  species human
  icons [Maq], [Stf]
  property [DS9]
  traits male
}

card "Santos" personnel {
  Non-Aligned
  CIVILIAN, Leadership, MEDICAL, Navigation, Transporter Skill, Treachery
  4 / 6 / 7
  species human
  icons [Cmd], [Maq]
  property [TNG]
  traits male
  mentions "Macias"
}

card "Sark" personnel universal {
  Non-Aligned
  SCIENCE, Exobiology, Transporter Skill
  4 / 7 / 6
  species Bolian
  icons [Maq], [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Cal Hudson", "Dukat"
}

card "Shankar" personnel {
  Non-Aligned
  OFFICER, Archaeology, Biology, Geology, Treachery
  4 / 7 / 7
  species human
  icons [Cmd], [Maq]
  property [DS9]
  traits male
  mentions "Amaros", "Dukat"
  special download one phaser or disruptor card
}
