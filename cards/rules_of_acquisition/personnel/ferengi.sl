set rules_of_acquisition "Rules of Acquisition" released 1999

card "Birta" personnel {
  Ferengi
  VIP, Diplomacy, Anthropology, SECURITY
  6 / 8 / 4
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits male
  mentions "Bok", "Jean-Luc Picard"
  not encoded "one sentence of its text cannot be read yet"
}

card "Bractor" personnel {
  Ferengi
  OFFICER, SCIENCE, Stellar Cartography
  6 / 7 / 6
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits DaiMon, male, Enterprise_related
  commands "Kreechta"
  special download "Commandeer Ship"
}

card "Brunt" personnel {
  Ferengi
  VIP, FCA x2, Treachery x2, Navigation, Law, Greed, Computer Skill
  2 / 8 / 5
  species ferengi_species
  icons [Stf]
  property [DS9]
  traits male
  mentions "Quark"
  special download "Writ of Accountability"
}

card "Dr. Borts" personnel universal {
  Ferengi
  SCIENCE, MEDICAL
  6 / 8 / 4
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  mentions "Lurin", "Dr. Crusher"
}

card "Gaila" personnel {
  Ferengi
  CIVILIAN, Treachery, Greed x2, Smuggling, ENGINEER, SECURITY
  2 / 8 / 5
  species ferengi_species
  icons [Stf]
  property [DS9]
  traits arms_dealer, male
  mentions "Quark", "Ishka", "Hagath"
  special download "Hidden Fighter"
}

card "Goss" personnel {
  Ferengi
  OFFICER, Greed, Treachery x2, MEDICAL
  5 / 7 / 7
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits DaiMon, male
  mentions "Devinoni Ral"
  special download "Latinum Payoff"
  not encoded "one sentence of its text cannot be read yet"
}

card "Gral" personnel {
  Ferengi
  CIVILIAN, Greed, Treachery, Acquisition, Diplomacy, SECURITY
  3 / 6 / 6
  species ferengi_species
  property [DS9]
  traits male
  mentions "Quark"
  special download "Protection Racket"
}

card "Grand Nagus Gint" personnel {
  Ferengi
  VIP, Greed x2, Acquisition, Law, Archaeology
  4 / 9 / 1
  species ferengi_species
  icons [AU], [Cmd]
  property [DS9]
  traits Capturing_related, male, nagus
  mentions "Quark", "Rom"
  special download "Bribery"
  special download one [Rule] card
}

card "Grand Nagus Zek" personnel {
  Ferengi
  VIP, Acquisition, Greed, Leadership, Law, Diplomacy
  5 / 7 / 2
  species ferengi_species
  icons [Cmd], [Orb]
  property [DS9]
  traits male, nagus
  mentions "Ishka"
  lovers "Ishka"
  special download "HQ: Ferengi Credit Exchange"
}

card "Ishka" personnel {
  Ferengi
  CIVILIAN, Acquisition, Computer Skill, Honor, Music
  8 / 10 / 4
  species ferengi_species
  property [DS9]
  traits female
  mentions "Quark", "Rom", "Zek"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Kazago" personnel {
  Ferengi
  OFFICER, Leadership, ENGINEER, Honor
  7 / 6 / 8
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "DaiMon Bok", "Bok", "Picard"
}

card "Krax" personnel {
  Ferengi
  VIP, Youth, Greed, MEDICAL
  6 / 6 / 3
  species ferengi_species
  icons [Stf]
  property [DS9]
  traits male, nagus
  mentions "Grand Nagus Zek"
  while some your personnel in play where it is nagus and it != this, this: loses nagus
}

scenario "Krax is nagus only as long as his player has no other" under r24, r18 cites r24 "10.3-conditional-characteristic"
  cites r18 "char-krax" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Krax"
  then "Krax" is nagus
  given away team of one on "Botanical Research": "Grand Nagus Zek"
  then "Krax" is not nagus, "Grand Nagus Zek" is nagus
}

card "Krunk" personnel universal {
  Ferengi
  ENGINEER, Physics, Computer Skill, Transporter Skill
  6 / 6 / 5
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  mentions "Lurin"
}

card "Leck" personnel {
  Ferengi
  CIVILIAN, SECURITY, Exobiology, Treachery
  2 / 8 / 7
  species ferengi_species
  icons [Stf]
  property [DS9]
  traits assassin, male
  dots 1
  mentions "Brunt", "Ishka"
  once per game: you may kill one personnel present
}

card "Letek" personnel universal {
  Ferengi
  OFFICER, Treachery, Geology, MEDICAL
  4 / 7 / 8
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits male
  mentions "Taar"
  not encoded "one sentence of its text cannot be read yet"
}

card "Lurin" personnel {
  Ferengi
  OFFICER, Leadership, Greed, Geology, Transporter Skill
  4 / 8 / 7
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits DaiMon, male, Enterprise_related, Capturing_related
  special download "Forced-Labor Camp"
}

card "Maihar'du" personnel {
  Ferengi
  SECURITY, Navigation x2, Exobiology
  9 / 7 / 9
  species Hupyrian
  icons [Stf]
  property [DS9]
  traits bodyguard, male
  mentions "Grand Nagus Zek"
  special download one "Bodyguards" or "Security Sacrifice"
  special download "Scepter of the Grand Nagus"
}

card "Morta" personnel {
  Ferengi
  SECURITY, Computer Skill, ENGINEER, Geology
  5 / 5 / 7
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  mentions "Lurin", "Commander Riker"
  special download "Prepare Assault Teams"
}

card "Nava" personnel universal {
  Ferengi
  CIVILIAN, Acquisition, Geology, SCIENCE, Anthropology
  6 / 7 / 4
  species ferengi_species
  property [DS9]
  traits male
}

card "Nibor" personnel {
  Ferengi
  SECURITY, Navigation, Computer Skill, Transporter Skill
  6 / 6 / 7
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Tog", "Lwaxana Troi", "William Riker"
}

card "Nilva" personnel universal {
  Ferengi
  VIP, Greed, Leadership, FCA, Biology
  5 / 7 / 2
  species ferengi_species
  property [DS9]
  traits chairman, male
  mentions "Lumba"
}

card "Omag" personnel {
  Ferengi
  OFFICER, Greed, Smuggling, Music, Archaeology
  4 / 6 / 5
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits arms_dealer, DaiMon, male
  mentions "Amarie"
  special download "Calandra"
}

card "Par Lenor" personnel {
  Ferengi
  VIP, Greed, Diplomacy, ENGINEER, Astrophysics
  6 / 9 / 6
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits male, Enterprise_related
  mentions "Ambassador Briam"
}

card "Pel" personnel {
  Ferengi
  CIVILIAN, Acquisition, Diplomacy, Biology
  6 / 9 / 3
  species ferengi_species
  icons [Stf]
  property [DS9]
  traits female, male, waiter
  mentions "Quark"
  lovers "Quark"
  not encoded "one sentence of its text cannot be read yet"
}

card "Prak" personnel universal {
  Ferengi
  OFFICER, Navigation, Stellar Cartography
  6 / 8 / 7
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits DaiMon, male, support_personnel
  mentions "Jean-Luc Picard"
}

card "Qol" personnel universal {
  Ferengi
  SCIENCE, Exobiology
  6 / 7 / 6
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  mentions "Par Lenor"
}

card "Solok" personnel universal {
  Ferengi
  OFFICER, Smuggling, Archaeology, MEDICAL
  4 / 7 / 6
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits DaiMon, male
}

card "Sovak" personnel {
  Ferengi
  OFFICER, Computer Skill, Archaeology, Greed, SCIENCE
  4 / 6 / 7
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits DaiMon, male
  mentions "Vash", "Jean-Luc Picard"
}

card "Taar" personnel universal {
  Ferengi
  OFFICER, Diplomacy, Astrophysics
  7 / 7 / 7
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits DaiMon, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Tol" personnel {
  Ferengi
  SCIENCE, Archaeology, Astrophysics, Stellar Cartography
  7 / 9 / 7
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Bok", "Jason Vigo"
}

card "Quark" personnel {
  Ferengi
  CIVILIAN, Greed, Treachery, Smuggling, Acquisition, Anthropology, Diplomacy, Computer Skill x2
  nothing / 8 / 3
  species ferengi_species
  icons [Orb], [Stf]
  property [DS9]
  traits bartender, male
  mentions "Odo"
  not encoded "its INTEGRITY is X"
  special download "Small Cloaking Device"
  not encoded "one sentence of its text cannot be read yet"
}

card "Rom" personnel {
  Ferengi, Bajoran
  ENGINEER, ENGINEER, Astrophysics, Honor, Navigation, Physics
  7 / nothing / 3
  species ferengi_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Quark", "Nog", "Gaila", "Leeta"
  not encoded "its CUNNING is X"
  not encoded "one sentence of its text cannot be read yet"
}
