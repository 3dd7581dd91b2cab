set the_dominion "The Dominion" released 1999

card "Amat'igan" personnel {
  Dominion
  SECURITY, Navigation x2, Stellar Cartography, Computer Skill
  7 / 8 / 10
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits bodyguard, male
  special download "Security Sacrifice"
}

card "Arak'Taral" personnel {
  Dominion
  OFFICER, Leadership, Transporter Skill, Physics
  7 / 8 / 10
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male
  mentions "Goran'Agar", "Julian Bashir", "Miles O'Brien"
  special download "Invasive Beam-In"
}

card "Azet'izan" personnel universal {
  Dominion
  OFFICER, Leadership, Computer Skill
  7 / 8 / 9
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Omet'iklan"
}

card "Borath" personnel {
  Dominion
  MEDICAL, SCIENCE, Exobiology, Cybernetics, Treachery
  5 / 8 / 6
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits male
}

card "Eris" personnel universal {
  Dominion
  VIP, Treachery, Diplomacy, MEDICAL
  3 / 8 / 4
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits female
}

card "Founder" personnel universal {
  Dominion
  VIP, SCIENCE, Exobiology
  5 / 8 / 7
  species Changeling
  icons [Cmd], [GQ]
  property [DS9]
  traits female, founder, shape_shifter
  not encoded "one sentence of its text cannot be read yet"
}

card "Founder Leader" personnel {
  Dominion
  VIP, Treachery x2, Leadership, Exobiology, SCIENCE, Law
  3 / 9 / 8
  species Changeling
  icons [Cmd], [GQ]
  property [DS9]
  traits female, founder, shape_shifter
  mentions "Odo"
  special download "Shape-Shift"
}

card "Goran'Agar" personnel {
  Dominion
  OFFICER, Honor x2, Leadership, Navigation, Biology
  8 / 7 / 11
  species Jem'Hadar
  icons [Cmd], [GQ]
  property [DS9]
  traits Jem_Hadar_First, male
  dots 1
  nullifies where present "Hippocratic Oath"
}

card "Gurat'urak" personnel universal {
  Dominion
  SECURITY, Navigation, Transporter Skill
  6 / 7 / 8
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male
  mentions "Omet'iklan"
  not encoded "one sentence of its text cannot be read yet"
}

card "Keevan" personnel {
  Dominion
  VIP, Treachery x2, Anthropology, Diplomacy, Geology
  2 / 10 / 5
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits Capturing_related, male
  special download "Hostage Trade"
}

card "Kilana" personnel {
  Dominion
  VIP, Diplomacy, Leadership, Treachery, SCIENCE, Archaeology
  4 / 9 / 4
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits female
  mentions "Benjamin Sisko"
}

card "Kira Founder" personnel {
  Dominion
  OFFICER, Leadership, Resistance, SECURITY, Navigation, Computer Skill, Treachery
  4 / 7 / 8
  species Changeling
  icons [Among-Baj], [Cmd], [GQ]
  property [DS9]
  traits female, founder, infiltrator, shape_shifter
  impersonates "Kira Nerys"
  mentions "Kira", "Odo"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Koret'alak" personnel universal {
  Dominion
  SECURITY, Physics, Stellar Cartography
  5 / 7 / 8
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Goran'Agar"
}

card "Leyton Founder" personnel {
  Dominion
  VIP, Leadership, SECURITY, Treachery
  4 / 8 / 8
  species Changeling
  icons [Among-Fed], [Cmd], [GQ]
  property [DS9]
  traits admiral, founder, infiltrator, male, shape_shifter
  impersonates "Admiral Leyton"
  dots 1
  may report on "Earth"
  special download "Flight of the Intruder"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

scenario "The changeling comes to Earth, which is a mission" under r24 cites r24 "6.3-special-reporting-example2" {
  given mission of one: "Espionage Mission"
  given mission of one: "Botanical Research"
  given hand of one: "Leyton Founder"
  given plays_left of one = 1
  when one reports "Leyton Founder" to "Botanical Research"
  then refused
  when one reports "Leyton Founder" to "Espionage Mission"
  then "Leyton Founder" in surface of "Espionage Mission"
}

card "Limara'Son" personnel universal {
  Dominion
  SECURITY, Astrophysics, Navigation
  5 / 7 / 9
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Remata'Klan"
}

card "Lovok Founder" personnel {
  Dominion
  OFFICER, Tal Shiar, Computer Skill, Navigation, SCIENCE, Transporter Skill, Treachery
  4 / 9 / 6
  species Changeling
  icons [Among-Rom], [Cmd], [GQ]
  property [DS9]
  traits colonel, founder, infiltrator, male, shape_shifter
  impersonates "Lovok"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Makla'Gor" personnel universal {
  Dominion
  SECURITY, Astrophysics, Exobiology, Honor
  7 / 6 / 9
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male, Terok_Nor_related
}

card "Martok Founder" personnel {
  Dominion
  OFFICER, Leadership, Navigation, Treachery
  4 / 8 / 9
  species Changeling
  icons [Among-Kli], [Cmd], [GQ]
  property [DS9]
  traits founder, general, infiltrator, male, shape_shifter
  impersonates "Martok"
  mentions "Chancellor Gowron"
  special download one "Treacherous Advice" or "Dial Martok for Murder"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Meso'Clan" personnel {
  Dominion
  SECURITY, Honor, Stellar Cartography
  8 / 6 / 9
  species Jem'Hadar
  icons [GQ], [KW]
  property [DS9]
  traits male
  mentions "Goran'Agar", "Miles O'Brien"
  special download "Jem'Hadar Sacrifice"
}

card "O'Brien Founder" personnel {
  Dominion
  ENGINEER, ENGINEER, Transporter Skill, Physics, Computer Skill, Treachery
  4 / 7 / 8
  species Changeling
  icons [Among-Fed], [Cmd], [GQ]
  property [DS9]
  traits founder, infiltrator, male, shape_shifter
  impersonates "Miles O'Brien"
  mentions "Benjamin Sisko"
  special download "Homefront"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Omet'iklan" personnel {
  Dominion
  OFFICER, Leadership x2, Astrophysics, Computer Skill
  7 / 7 / 11
  species Jem'Hadar
  icons [Cmd], [GQ], [KW]
  property [DS9]
  traits Jem_Hadar_First, male
  mentions "Weyoun", "Weyoun 4"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ornithar" personnel universal {
  Dominion
  CIVILIAN, Greed, SCIENCE, Geology
  5 / 7 / 6
  species Karemma
  icons [GQ]
  property [DS9]
  traits male
  mentions "Quark"
}

card "Remata'Klan" personnel {
  Dominion
  OFFICER, Leadership, SECURITY, Honor, Physics
  8 / 8 / 10
  species Jem'Hadar
  icons [Cmd], [GQ], [KW]
  property [DS9]
  traits male
  mentions "Keevan"
  special download "No Way Out"
}

card "Talak'talan" personnel {
  Dominion
  OFFICER, SECURITY, Transporter Skill, Astrophysics
  6 / 8 / 10
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male
  special download one "Ultimatum" or "Dominion PADD"
}

card "Temo'Zuma" personnel universal {
  Dominion
  SECURITY, ENGINEER, Transporter Skill
  7 / 6 / 9
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Goran'Agar"
}

card "Toman'torax" personnel {
  Dominion
  OFFICER, Leadership, ENGINEER, Stellar Cartography
  4 / 6 / 10
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male
  mentions "Omet'iklan", "Worf"
  not encoded "one sentence of its text cannot be read yet"
}

card "Virak'kara" personnel universal {
  Dominion
  SECURITY, Physics, Navigation
  7 / 6 / 9
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Omet'iklan"
}

card "Weyoun" personnel {
  Dominion
  VIP, Diplomacy x2, Leadership, Treachery, Law, Biology
  5 / 9 / 5
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits male
  mentions "Founder Leader"
}

card "Yak'Talon" personnel universal {
  Dominion
  SECURITY, ENGINEER, Computer Skill
  6 / 7 / 8
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Remata'Klan"
}

card "Yelgren" personnel {
  Dominion
  VIP, Diplomacy, Leadership, Anthropology, Music
  6 / 8 / 6
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits Capturing_related, male
  mentions "Ishka", "Keevan"
  special download "Prisoner Exchange"
}

card "Young Jem'Hadar" personnel universal {
  Dominion
  CIVILIAN, Youth
  4 / 5 / 7
  species Jem'Hadar
  icons [GQ], [KW]
  property [DS9]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Zyree" personnel universal {
  Dominion
  CIVILIAN, Biology, Greed, Archaeology
  6 / 6 / 7
  species Dosi
  icons [GQ]
  property [DS9]
  traits female
}
