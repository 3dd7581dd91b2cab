set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Administrator Kilana" personnel {
  Dominion
  VIP, ENGINEER, Leadership, Archaeology, Stellar Cartography x2
  6 / 8 / 4
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits female
  dots 1
  names "Kilana"
  once per game: you may download "Dominion Hierarchy"
}

card "Administrator Weyoun" personnel {
  Dominion
  VIP, Leadership, Computer Skill, Law, Navigation, Stellar Cartography
  6 / 8 / 5
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits male
  names "Weyoun"
}

card "Amar'itak" personnel universal {
  Dominion
  SECURITY, Geology, Astrophysics, ENGINEER
  7 / 7 / 8
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits Internment_Camp_371_related, male
  mentions "Ikat'ika", "Worf"
}

card "Guna'shan" personnel universal {
  Dominion
  OFFICER, Geology, Physics
  7 / 6 / 9
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Elias Giger", "Jake Sisko", "Nog", "Weyoun"
}

card "Jiten'parekh" personnel {
  Dominion
  OFFICER, Diplomacy, Transporter Skill, Leadership, Stellar Cartography, SECURITY
  6 / 8 / 10
  species Jem'Hadar
  icons [Cmd], [GQ], [KW]
  property [DS9]
  traits ambassador, bodyguard, Internment_Camp_371_related, Jem_Hadar_First, male
}

card "Pimoo" personnel universal {
  Dominion
  OFFICER, Anthropology, Transporter Skill, Computer Skill
  5 / 9 / 6
  species Dosi
  icons [GQ], [Stf]
  property [DS9]
  traits female
}

card "Quark" version "The Gamma Quadrant" personnel {
  Dominion, Ferengi
  CIVILIAN, ENGINEER, Navigation, Acquisition, Anthropology, Computer Skill
  5 / 9 / 3
  species ferengi_species
  property [DS9]
  traits bartender, male, nagus
  mentions "Grand Nagus Zek", "Pel"
  not encoded "one sentence of its text cannot be read yet"
}

card "Retana'var" personnel universal {
  Dominion
  OFFICER, Honor, ENGINEER
  7 / 7 / 8
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits bodyguard, male, support_personnel
  mentions "Science Advisor Borath"
}

card "Science Advisor Borath" personnel {
  Dominion
  VIP, SCIENCE, Exobiology, Physics, Biology, Astrophysics, Leadership
  5 / 8 / 6
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits Capturing_related, male
  names "Borath"
  special download "Internment"
}

card "Varen'agor" personnel {
  Dominion
  OFFICER, Biology, Navigation, Physics
  7 / 6 / 9
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male
  mentions "Administrator Kilana"
}
