set the_borg "The Borg" released 2001

card "Davar" personnel universal {
  Hirogen
  SCIENCE, Archaeology, Biology, Treachery
  5 / 6 / 8
  species hirogen_species
  icons [DQ], [Stf]
  property [VOY]
  traits male
  mentions "Karr", "Turanj"
}

card "Decaren" personnel {
  Hirogen
  OFFICER, Leadership, SCIENCE, Honor, Anthropology, Diplomacy, Physics
  7 / 7 / 9
  species hirogen_species
  icons [Cmd], [DQ]
  property [VOY]
  traits alpha_hirogen, male
  commands "Hunting Vessel"
}

card "Donik" personnel {
  Hirogen
  ENGINEER, Youth, Computer Skill x2, SCIENCE, Physics, Honor
  8 / 8 / 6
  species hirogen_species
  icons [DQ], [Stf]
  property [VOY]
  traits male
  mentions "Decaren", "Kejal"
  not encoded "one sentence of its text cannot be read yet"
}

card "Gann" personnel {
  Hirogen
  SECURITY, Computer Skill, Navigation, Biology, Transporter Skill, Astrophysics
  6 / 7 / 9
  species hirogen_species
  icons [Cmd], [DQ]
  property [VOY]
  traits beta_hirogen, male
}

card "Hajur" personnel {
  Hirogen, Non-Aligned
  CIVILIAN, Leadership, Biology, MEDICAL, Anthropology, Geology, Archaeology
  7 / 9 / 9
  species hirogen_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male, Tsunkatse_related
  mentions "Penk", "Seven of Nine"
}

card "Harkan" personnel universal {
  Hirogen
  SECURITY, Anthropology, Exobiology
  7 / 7 / 8
  species hirogen_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male, support_personnel
  mentions "Decaren"
}

card "Idrin" personnel {
  Hirogen
  OFFICER, Exobiology, Archaeology, Greed, ENGINEER, Treachery
  3 / 7 / 12
  species hirogen_species
  icons [Cmd], [DQ]
  property [VOY]
  traits alpha_hirogen, male
  commands "Hunting Vessel"
  special download "Hirogen Talon"
}

card "Jetarn" personnel universal {
  Hirogen
  SECURITY, MEDICAL, Computer Skill
  5 / 6 / 8
  species hirogen_species
  icons [DQ], [Stf]
  property [VOY]
  traits male, support_personnel
  mentions "Jorik", "Karr"
}

card "Jorik" personnel {
  Hirogen
  MEDICAL, Exobiology, Biology, Computer Skill x2, Treachery
  3 / 8 / 8
  species hirogen_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male
}

card "Karon" personnel {
  Hirogen
  OFFICER, Leadership, Treachery, Anthropology x2, Navigation, Exobiology
  4 / 9 / 9
  species hirogen_species
  icons [Cmd], [DQ]
  property [VOY]
  traits alpha_hirogen, male
  commands "Hunting Vessel"
  special download "Hirogen Disruptor Rifle"
}

card "Karr" personnel {
  Hirogen
  OFFICER, Leadership x2, Diplomacy, Honor, Law, Computer Skill, Anthropology, Astrophysics
  7 / 8 / 9
  species hirogen_species
  icons [Cmd], [DQ]
  property [VOY]
  traits alpha_hirogen, male
}

card "Konuric" personnel universal {
  Hirogen
  OFFICER, ENGINEER, Geology
  5 / 6 / 9
  species hirogen_species
  icons [DQ], [Stf]
  property [VOY]
  traits male, support_personnel
  mentions "Netek"
}

card "Netek" personnel {
  Hirogen
  OFFICER, Transporter Skill, Navigation, Geology, Stellar Cartography, Exobiology
  5 / 7 / 10
  species hirogen_species
  icons [Cmd], [DQ]
  property [VOY]
  traits alpha_hirogen, male
}

card "Ranjen" personnel universal {
  Hirogen
  ENGINEER, Navigation x2, Physics
  7 / 7 / 8
  species hirogen_species
  icons [DQ], [Stf]
  property [VOY]
  traits beta_hirogen, male, support_personnel
  mentions "Idrin"
}

card "Takirac" personnel universal {
  Hirogen
  OFFICER, Diplomacy, Honor, Leadership
  7 / 7 / 8
  species hirogen_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male
  mentions "Kathryn Janeway"
}

card "Turanj" personnel {
  Hirogen
  SECURITY, Treachery x2, Leadership, Geology, Stellar Cartography
  2 / 6 / 9
  species hirogen_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male
  mentions "Karr"
}

card "Vurond" personnel universal {
  Hirogen
  SCIENCE, Astrophysics, Stellar Cartography
  7 / 8 / 8
  species hirogen_species
  icons [DQ], [Stf]
  property [VOY]
  traits beta_hirogen, male, support_personnel
  mentions "Karon"
}
