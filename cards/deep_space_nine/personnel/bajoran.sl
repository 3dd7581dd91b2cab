set deep_space_nine "Deep Space Nine" released 1998

card "Vedek Winn" personnel {
  Bajoran
  VIP, Treachery, Leadership, Diplomacy
  3 / 8 / 2
  icons [Stf]
  property [DS9]
  species bajoran_species
  traits female, vedek
  dots 1
  mentions "Bareil"
  once every turn: you may stop one personnel present
}

scenario "Vedek Winn stops somebody in her own turn and in the other player's" under r24, r18, faq95 cites r24 "12.2-every-turn",
  "gl-opponents-turn-actions" cites r18 "turn-every-def" cites faq95 "1.1-turn-every" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Vedek Winn"
  given away team of two on "Botanical Research": "Kromm" of two, "Kurak" of two
  given draw deck of one: "Losta", "Davies"
  given draw deck of two: "Losta" of two, "Davies" of two
  given whole turn of one
  when one uses "Vedek Winn" on "Kromm"
  then "Kromm" is stopped
  when one uses "Vedek Winn" on "Kurak"
  then refused
  given whole turn of two
  when one uses "Vedek Winn" on "Kurak"
  then "Kurak" is stopped
}

card "Shakaar Edon" personnel {
  Bajoran
  CIVILIAN, SECURITY, Resistance x2, Leadership, Geology
  8 / 8 / 8
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits male, Shakaar_cell
  mentions "Kira Nerys"
  dots 1
  Bajoran personnel present except this: STRENGTH +2
}

scenario "Other Bajorans are stronger beside Shakaar, whosever they are, by affiliation or by birth" under r24
  cites r24 "gl affiliation and species", "12.4" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Shakaar Edon", "Vedek Winn", "Vekor"
  then STRENGTH of "Vedek Winn" = 4, STRENGTH of "Shakaar Edon" = 8, STRENGTH of "Vekor" = 6
}

card "Anara" personnel universal {
  Bajoran
  ENGINEER, Physics, Transporter Skill
  6 / 7 / 4
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, female, support_personnel
  mentions "Miles O'Brien"
}

card "Bareil Antos" personnel {
  Bajoran
  VIP, Anthropology, Diplomacy x2, Honor, SCIENCE, Biology
  8 / 7 / 5
  species bajoran_species
  icons [Orb], [Stf]
  property [DS9]
  traits male, vedek
  mentions "Kira Nerys"
  lovers "Kira Nerys"
}

card "Colonel Day" personnel {
  Bajoran
  OFFICER, SECURITY, Treachery, Navigation
  3 / 7 / 7
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits colonel, Deep_Space_9_related, male, Circle_related
  mentions "Benjamin Sisko", "General Krim", "Jaro Essa"
}

card "General Krim" personnel {
  Bajoran
  OFFICER, Leadership x2, Navigation, Honor, Stellar Cartography
  7 / 7 / 7
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, general, male, Circle_related
}

card "Jabara" personnel universal {
  Bajoran
  MEDICAL, Exobiology, Youth
  7 / 6 / 4
  species bajoran_species
  property [DS9]
  traits Deep_Space_9_related, female, nurse, support_personnel
  mentions "Bareil Antos", "Julian Bashir"
}

card "Jaro Essa" personnel {
  Bajoran
  VIP, Diplomacy, Leadership, Greed, Treachery x2
  2 / 8 / 6
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits male, minister, Circle_related
  dots 1
  mentions "Minister Jaro", "Vedek Winn"
  while some "Vedek Winn" together_with this, this: CUNNING +3
}

card "Kai Opaka" personnel {
  Bajoran
  VIP, Leadership x3, Diplomacy, Honor, Anthropology
  9 / 6 / 2
  species bajoran_species
  icons [Orb]
  property [DS9]
  traits female, kai
  mentions "Benjamin Sisko", "The Emissary"
  not encoded "one sentence of its text cannot be read yet"
}

card "Kallis Ven" personnel universal {
  Bajoran
  SECURITY, Navigation, Computer Skill
  6 / 5 / 7
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male, support_personnel
}

card "Lenaris Holem" personnel {
  Bajoran
  OFFICER, Honor, Leadership, Physics, Resistance
  8 / 6 / 7
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits colonel, male
  mentions "Shakaar"
}

card "Li Nalas" personnel {
  Bajoran
  VIP, OFFICER, Resistance, Honor, Geology
  8 / 7 / 6
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Minister Rozahn" personnel universal {
  Bajoran
  VIP, Leadership, Stellar Cartography, SCIENCE
  5 / 7 / 5
  species bajoran_species
  property [DS9]
  traits female, minister
}

card "Mora Pol" personnel {
  Bajoran
  SCIENCE, SCIENCE, Exobiology x2
  6 / 8 / 3
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Odo"
}

card "Nalan Bal" personnel universal {
  Bajoran
  SCIENCE, Astrophysics, Navigation
  5 / 8 / 5
  species bajoran_species
  property [DS9]
  traits Deep_Space_9_related, male, support_personnel
}

card "Neela" personnel {
  Bajoran
  ENGINEER, Computer Skill, Archaeology, Treachery
  4 / 7 / 5
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits assassin, Deep_Space_9_related, female
  special download "Bajoran Phaser"
}

card "Odo" personnel {
  Bajoran
  SECURITY, SECURITY, Computer Skill x2, Honor x2, Law
  9 / 7 / 10
  species Changeling
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, male, shape_shifter
  mentions "Quark"
  does not use hand_weapon equipment
  not encoded "one sentence of its text cannot be read yet"
}

scenario "Odo's STRENGTH is the same among phasers" under r24 cites r24 "gl-equip-does-not-use", "g-equipment-does-not-use" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Odo", "Davies", "Starfleet Type II Phaser"
  then STRENGTH of "Odo" = 10, STRENGTH of "Davies" = printed STRENGTH of "Davies" + 2
}

card "Pallra" personnel {
  Bajoran
  CIVILIAN, Acquisition, Greed, Treachery
  2 / 5 / 3
  species bajoran_species
  property [DS9]
  traits female, Terok_Nor_related
  dots 1
  mentions "Quark"
  report where present for free: your "Trazko"
}

card "Prylar Mond" personnel universal {
  Bajoran
  CIVILIAN, Anthropology, Exobiology
  8 / 7 / 3
  species bajoran_species
  property [DS9]
  traits male, prylar, support_personnel
  mentions "Benjamin Sisko", "Kai Opaka"
}

card "Rano Dake" personnel universal {
  Bajoran
  SECURITY, Geology, Youth
  6 / 7 / 6
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male, support_personnel
  mentions "Odo"
}

card "Rase Norvan" personnel universal {
  Bajoran
  MEDICAL, Biology, Music, Youth
  7 / 5 / 4
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
}

card "Razka Karn" personnel {
  Bajoran
  ENGINEER, Navigation x2, Smuggling, Music, Resistance
  5 / 6 / 4
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits male
}

card "Rinnak Pire" personnel universal {
  Bajoran
  OFFICER, Computer Skill, Navigation
  6 / 5 / 6
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits captain, Deep_Space_9_related, male
  commands "Assault Vessel", "Bajoran Freighter", "Bajoran Interceptor", "Bajoran Scout Vessel", "Bajoran Raider", "Alliance Interceptor",
    "Bajoran Warship"
  not encoded "one sentence of its text cannot be read yet"
}

card "Surmak Ren" personnel {
  Bajoran
  MEDICAL, SCIENCE, Biology, Resistance
  5 / 8 / 5
  species bajoran_species
  property [DS9]
  traits Deep_Space_9_related, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Tahna Los" personnel {
  Bajoran
  CIVILIAN, Resistance, Treachery, Physics, ENGINEER
  3 / 7 / 7
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits male
}

card "Trazko" personnel {
  Bajoran
  CIVILIAN, Greed, Computer Skill, Stellar Cartography
  2 / 7 / 6
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits assassin, male
  mentions "Pallra", "Quark"
}

card "Varis Sul" personnel {
  Bajoran
  VIP, Youth, Leadership, Diplomacy, Geology
  6 / 5 / 4
  species bajoran_species
  property [DS9]
  traits female
  mentions "Jake Sisko", "Nog"
}

card "Vedek Sorad" personnel universal {
  Bajoran
  VIP, Diplomacy, MEDICAL
  6 / 6 / 5
  species bajoran_species
  property [DS9]
  traits Deep_Space_9_related, male, support_personnel, vedek
  mentions "Minister Rozahn"
}

card "Weld Ram" personnel universal {
  Bajoran
  SCIENCE, Geology, Archaeology
  6 / 8 / 5
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Mora Pol"
}

card "Kira Nerys" personnel {
  Bajoran
  OFFICER, Leadership, Resistance, SECURITY, Navigation x2, Computer Skill
  7 / 7 / 8+X
  X = 3 if some [Car] personnel or craft in opposing_force else 0
  species bajoran_species
  icons [Cmd], [Orb]
  property [DS9]
  traits Deep_Space_9_related, female, Shakaar_cell
  mentions "Odo", "Shakaar"
  lovers "Odo"
  dots 1
}

scenario "Kira is stronger against Cardassians, in a fight with them alone" under r24 cites r24 "7.4.3" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kira Nerys"
  given away team of two on "Botanical Research": "Boheeka" of two, "Davies" of two
  then STRENGTH of "Kira Nerys" = 8
  then strength_in_battle("Kira Nerys", ["Boheeka"]) = 11
  then strength_in_battle("Kira Nerys", ["Davies"]) = 8
}
