set voyager "Voyager" released 2001

card "Arturis" personnel {
  Non-Aligned
  ENGINEER, ENGINEER, Diplomacy, Anthropology, Computer Skill, Treachery
  5 / 10 / 6
  species Species_116
  icons [DQ], [Stf]
  property [VOY]
  traits male
  commands "U.S.S. Dauntless"
  special download "Construct Starship"
}

scenario "Arturis builds twice as well" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Arturis"
  then skill_level(ENGINEER, "Arturis") = 2, skill_level(Treachery, "Arturis") = 1, size(special_downloads of "Arturis") = 1
}

card "Dr. Ma'Bor Jetrel" personnel {
  Non-Aligned
  SCIENCE, MEDICAL, Exobiology, Physics, Honor
  7 / 9 / 4
  species Haakonian
  icons [DQ], [Stf]
  property [VOY]
  traits male
}

card "Dr. Neria" personnel {
  Non-Aligned
  MEDICAL, Anthropology, Biology, Physics
  6 / 7 / 4
  species Vhnori
  icons [DQ], [Stf]
  property [VOY]
  traits male
  mentions "Harry Kim"
}

card "Kes" personnel {
  Non-Aligned, Federation
  CIVILIAN, MEDICAL, Exobiology, Biology, Empathy
  8 / 8 / 4
  species Ocampa
  icons [DQ], [Stf]
  property [VOY]
  traits female
  mentions "Neelix", "The Doctor", "Tuvok"
  lovers "Neelix"
  special download one "The Gift" or "Beyond the Subatomic"
}

card "Kurros" personnel {
  Non-Aligned
  SCIENCE, SCIENCE, Treachery x2, Diplomacy, Acquisition, Leadership
  3 / 12 / 5
  species humanoid
  icons [Cmd], [DQ]
  property [VOY]
  traits male, Think_Tank_related
}

card "Magistrate Drang" personnel {
  Non-Aligned
  VIP, Diplomacy, Archaeology, Law, Anthropology
  8 / 7 / 5
  species Nechani
  icons [DQ]
  property [VOY]
  traits chairman, male
}

card "Neelix" personnel {
  Non-Aligned, Federation
  CIVILIAN, Anthropology, Navigation, Diplomacy, ENGINEER, Geology
  6 / 7 / 5
  species Talaxian
  icons [DQ], [Stf]
  property [VOY]
  traits ambassador, cook, male
}

card "Nimira" personnel {
  Non-Aligned
  SECURITY, Empathy, Law, MEDICAL
  7 / 6 / 5
  species Mari
  icons [DQ], [Stf]
  property [VOY]
  traits female
}

card "Paxim" personnel universal {
  Non-Aligned
  OFFICER, Navigation, Astrophysics, Exobiology
  7 / 7 / 6
  species Talaxian
  icons [Cmd], [DQ]
  property [VOY]
  traits male
  mentions "Tom Paris"
}

card "Penk" personnel {
  Non-Aligned
  CIVILIAN, Acquisition, SECURITY, Treachery x2, Greed
  2 / 8 / 5
  species Norcadian
  icons [Cmd], [DQ]
  property [VOY]
  traits male, Tsunkatse_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Seven of Nine" personnel {
  Non-Aligned, Federation
  ENGINEER, SCIENCE, Stellar Cartography x2, Physics, Exobiology, Computer Skill x2, Music
  7 / 9 / 9
  species human, borg_species
  icons [Com], [Def], [DQ], [Nav], [Stf]
  property [VOY]
  traits female
  mentions "Kathryn Janeway", "The Doctor"
}

card "Tanis" personnel {
  Non-Aligned
  CIVILIAN, Empathy x2, SCIENCE, Biology, Leadership, Treachery
  4 / 8 / 5
  species Ocampa
  icons [Cmd], [DQ]
  property [VOY]
  traits male
}

card "The Pendari Champion" personnel {
  Non-Aligned
  SECURITY, Leadership, Geology
  5 / 7 / 15
  species Pendari
  icons [Cmd], [DQ]
  property [VOY]
  traits male, Tsunkatse_related
  mentions "Penk"
  not encoded "one sentence of its text cannot be read yet"
}
