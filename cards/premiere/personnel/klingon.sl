set premiere "Premiere" released 1994

card "Kromm" personnel universal {
  Klingon
  ENGINEER, Physics
  5 / 6 / 8
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Kurak" personnel {
  Klingon
  SCIENCE, Astrophysics, Computer Skill, Physics, Honor
  6 / 7 / 6
  species klingon_species
  icons [Stf]
  property [TNG]
  traits female, Metaphasic_Shield_related
}

scenario "Kromm and Kurak bring what is printed on them" under r24 cites r24 "10.1" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm", "Kurak"
  then skill_level(ENGINEER, "Kromm") = 1, skill_level(Physics, "Kromm") = 1, "Kromm" is mission_specialist
  then "Kurak" is SCIENCE, "Kurak" has Astrophysics, "Kurak" has Computer Skill, "Kurak" has Physics, "Kurak" has Honor
  then "Kurak" is female, "Kurak" is unique, "Kromm" is universal, "Kurak" is not mission_specialist
}

card "B'iJik" personnel universal {
  Klingon
  OFFICER, Navigation
  4 / 6 / 6
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Gowron"
}

card "Batrell" personnel universal {
  Klingon
  OFFICER, Honor
  7 / 3 / 7
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits male
}

card "Toral" personnel {
  Klingon
  VIP, Leadership, Youth
  6 / 5 / 6
  species klingon_species
  icons [Stf]
  property [TNG]
  traits Duras_related, high_council, male, support_personnel
  mentions "B'Etor", "Duras", "Lursa"
  // Half a Leadership is printed, which comes to none as long as nobody else has the other half.
  text dated 1994-11-01 cites faq95 "3.6-toral" { VIP, Youth }
  text dated 2024-04-01 { }
}

scenario "As first printed Toral has but half a Leadership, which leads nobody" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites faq95 "3.6-toral" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Toral"
  then not ("Toral" has Leadership), "Toral" has Youth, classification of "Toral" = VIP, INTEGRITY of "Toral" = 6
}

scenario "Today he leads" under r24 as of 2024-04-01 {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Toral"
  then "Toral" has Leadership
}

card "Ba'el" personnel {
  Klingon
  CIVILIAN, Anthropology, Youth
  6 / 6 / 4
  species klingon_species, romulan_species
  property [TNG]
  traits female, support_personnel
  mentions "Lieutenant Worf"
  lovers "Worf"
}

card "B'Etor" personnel {
  Klingon
  VIP, Treachery, Leadership, Physics, Youth, Greed
  2 / 8 / 7
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits Duras_related, female
  mentions "Duras", "Gowron"
}

card "Divok" personnel universal {
  Klingon
  MEDICAL, Biology, Youth
  6 / 6 / 8
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male, support_personnel
}

card "Dukath" personnel universal {
  Klingon
  SCIENCE, Archaeology
  5 / 6 / 7
  species klingon_species
  icons [Stf]
  property [TNG]
  traits Pagh_related, male
}

card "Duras" personnel {
  Klingon
  VIP, Leadership, Computer Skill, Treachery, Greed
  4 / 6 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits Duras_related, high_council, male
  mentions "Ja'rod"
}

card "Fek'lhr" personnel universal {
  Klingon
  VIP, Honor, Treachery
  6 / 1 / 15
  icons [Holo]
  property [TNG]
  traits male, support_personnel
}

card "Gorath" personnel universal {
  Klingon
  SECURITY, Honor
  6 / 4 / 7
  species klingon_species
  icons [Stf]
  property [TNG]
  traits high_council, male
}

card "Gowron" personnel {
  Klingon
  VIP, Leadership x2, Diplomacy, Honor
  8 / 7 / 9
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits Duras_related, high_council, high_council_leader, male
  mentions "Duras", "M'Rel"
}

card "J'Ddan" personnel universal {
  Klingon
  SCIENCE, Exobiology, Treachery
  2 / 6 / 6
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male, support_personnel
}

card "Kahless" personnel {
  Klingon
  VIP, Honor x2
  10 / 6 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits emperor, male
}

card "Kargan" personnel {
  Klingon
  OFFICER, Honor, Computer Skill
  7 / 5 / 9
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits captain, Pagh_related, male, support_personnel
  commands "I.K.S. Pagh"
  mentions "William T. Riker"
}

card "Kell" personnel {
  Klingon
  VIP, Treachery
  2 / 6 / 5
  species klingon_species
  property [TNG]
  traits high_council, male
  mentions "Governor Vagh", "Lt. Commander Geordi La Forge"
}

card "Klag" personnel universal {
  Klingon
  OFFICER, Navigation
  6 / 5 / 7
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits Pagh_related, male
}

card "Kle'eg" personnel universal {
  Klingon
  SECURITY, Honor
  6 / 4 / 7
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "K'mpec"
}

card "K'mpec" personnel {
  Klingon
  VIP, Leadership, Diplomacy
  7 / 8 / 5
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits high_council, high_council_leader, male, support_personnel
  mentions "Jean-Luc Picard"
}

card "Konmel" personnel {
  Klingon
  OFFICER, Navigation
  8 / 5 / 8
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Korris"
}

card "Koral" personnel {
  Klingon
  CIVILIAN, Navigation, Archaeology
  3 / 4 / 10
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits captain, male, support_personnel
}

card "Koroth" personnel {
  Klingon
  SCIENCE, Biology, Archaeology, Anthropology
  8 / 6 / 6
  species klingon_species
  property [TNG]
  traits male
  mentions "Kahless"
}

card "Korris" personnel {
  Klingon
  OFFICER, Honor
  8 / 6 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits male
  mentions "Konmel"
}

card "K'Tal" personnel {
  Klingon
  VIP, Diplomacy
  7 / 5 / 5
  species klingon_species
  property [TNG]
  traits high_council, male
  mentions "Gowron"
}

card "K'Tesh" personnel universal {
  Klingon
  ENGINEER, Stellar Cartography
  5 / 5 / 6
  icons [Holo]
  property [TNG]
  traits male
}

card "Kurn" personnel {
  Klingon
  OFFICER, Honor, Computer Skill, Navigation, Diplomacy
  8 / 6 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits high_council, male
  mentions "Mogh", "Lieutenant Worf"
}

card "K'Vada" personnel {
  Klingon
  OFFICER, Leadership, Navigation
  8 / 5 / 7
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits captain, male, support_personnel
  mentions "Captain Jean-Luc Picard", "Lt. Commander Data"
}

card "L'Kor" personnel {
  Klingon
  CIVILIAN, Leadership, Music
  7 / 6 / 7
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits male, support_personnel
}

card "Lursa" personnel {
  Klingon
  VIP, Treachery, Leadership, Geology, Greed
  2 / 8 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits Duras_related, female
  mentions "Duras", "Sela"
}

card "Morag" personnel {
  Klingon
  OFFICER, Computer Skill, Greed
  7 / 4 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits male, support_personnel
}

card "Nu'Daq" personnel {
  Klingon
  OFFICER, Archaeology, Navigation, Exobiology
  8 / 5 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits captain, male
  commands "I.K.C. Maht-H'a"
}

card "Toq" personnel {
  Klingon
  CIVILIAN, Leadership, Computer Skill, Youth
  6 / 5 / 6
  species klingon_species
  property [TNG]
  traits male
  mentions "Lieutenant Worf"
}

card "Torak" personnel {
  Klingon
  VIP, Diplomacy, Geology
  5 / 4 / 7
  species klingon_species
  property [TNG]
  traits governor, male, support_personnel
}

card "Torin" personnel universal {
  Klingon
  SCIENCE, Astrophysics
  7 / 6 / 6
  species klingon_species
  property [TNG]
  traits male
}

card "Vagh" personnel {
  Klingon
  VIP, Diplomacy, Anthropology
  7 / 5 / 6
  species klingon_species
  property [TNG]
  traits governor, male, support_personnel
  mentions "Lt. Commander Geordi La Forge"
}

card "Vekma" personnel universal {
  Klingon
  MEDICAL, Honor
  6 / 5 / 6
  species klingon_species
  icons [Stf]
  property [TNG]
  traits female, Pagh_related
  mentions "William T. Riker"
}
