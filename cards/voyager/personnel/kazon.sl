set voyager "Voyager" released 2001

card "Jabin" personnel {
  Kazon
  OFFICER, Leadership, Astrophysics, Geology, Treachery, Greed
  5 / 6 / 8
  species kazon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits maje, male, Kazon-Ogla
}

card "Corez" personnel universal {
  Kazon
  SECURITY, Treachery, Geology
  5 / 6 / 7
  species kazon_species
  icons [DQ], [Stf]
  property [VOY]
  traits bodyguard, Kazon-Pommar, male
  special download "Kazon Disruptor Rifle"
}

card "Culluh" personnel {
  Kazon
  OFFICER, Leadership x2, ENGINEER, Treachery, Greed, Archaeology, Diplomacy
  3 / 7 / 9
  species kazon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits Kazon-Nistrim, maje, male
  commands "Kazon Raider"
  mentions "Seska"
  lovers "Seska"
  special download "Boarding Party"
}

card "Haliz" personnel {
  Kazon
  OFFICER, Biology, SCIENCE, Leadership, Stellar Cartography
  5 / 8 / 9
  species kazon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits Kazon-Ogla, male
  mentions "Karden", "Razik", "Relora"
}

card "Halok" personnel universal {
  Kazon
  ENGINEER, Astrophysics, Biology
  6 / 7 / 7
  species kazon_species
  icons [DQ], [Stf]
  property [VOY]
  traits Kazon-Nistrim, male
  mentions "Culluh"
  special download one ENGINEER_related equipment
}

card "Haron" personnel {
  Kazon
  OFFICER, Leadership, Exobiology, MEDICAL, Greed, Stellar Cartography
  6 / 6 / 8
  species kazon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits Kazon-Relora, maje, male
  commands "Kazon Raider"
}

card "Karden" personnel {
  Kazon
  OFFICER, Youth, Navigation x2, Physics, Anthropology, Biology, Honor
  8 / 8 / 7
  species kazon_species
  icons [DQ], [Stf]
  property [VOY]
  traits Kazon-Ogla, male
  mentions "Kinell"
}

card "Loran" personnel {
  Kazon
  OFFICER, Leadership, MEDICAL, Physics, Archaeology
  5 / 7 / 7
  species kazon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits Kazon-Hobii, maje, male
}

card "Maniz" personnel universal {
  Kazon
  OFFICER, Archaeology, Navigation, Leadership
  6 / 7 / 8
  species kazon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits Kazon-Nistrim, male
  mentions "Culluh", "Seska"
}

card "Minnis" personnel {
  Kazon
  OFFICER, Leadership, Diplomacy, Navigation, Biology, Computer Skill x2
  7 / 7 / 8
  species kazon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits Kazon-Pommar, maje, male
}

card "Narret" personnel universal {
  Kazon
  SCIENCE, Honor, Computer Skill, Stellar Cartography
  7 / 7 / 6
  species kazon_species
  icons [DQ], [Stf]
  property [VOY]
  traits Kazon-Nistrim, male
  mentions "Culluh"
}

card "Rabek" personnel universal {
  Kazon
  MEDICAL, Exobiology, Physics
  7 / 6 / 8
  species kazon_species
  icons [DQ], [Stf]
  property [VOY]
  traits Kazon-Nistrim, male, support_personnel
  mentions "Seska"
}

card "Razik" personnel {
  Kazon
  OFFICER, Treachery, Leadership, Anthropology, Geology, SECURITY
  5 / 8 / 8
  species kazon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits Kazon-Ogla, maje, male
  commands "Kazon Warship"
}

card "Rettick" personnel {
  Kazon
  ENGINEER, SCIENCE, Computer Skill, Physics, Treachery
  4 / 8 / 7
  species kazon_species
  icons [DQ], [Stf]
  property [VOY]
  traits Kazon-Nistrim, male
  mentions "Culluh", "Jonas", "Tom Paris"
}

card "Ril" personnel universal {
  Kazon
  CIVILIAN, Anthropology, MEDICAL, Geology
  7 / 6 / 5
  species kazon_species
  icons [DQ]
  property [VOY]
  traits female, Kazon-Ogla
  mentions "Jabin"
  lovers "Jabin"
}

card "Saldin" personnel universal {
  Kazon
  CIVILIAN, Computer Skill, SECURITY, Archaeology
  4 / 7 / 7
  species kazon_species
  icons [DQ]
  property [VOY]
  traits bartender, cook, Kazon-Pommar, male
  mentions "Neelix", "Tersa"
}

card "Tersa" personnel {
  Kazon
  OFFICER, Anthropology, Diplomacy, Treachery, Exobiology
  5 / 5 / 7
  species kazon_species
  icons [DQ], [Stf]
  property [VOY]
  traits Kazon-Pommar, male
  mentions "Minnis", "Neelix"
}

card "Tierna" personnel {
  Kazon
  SECURITY, Navigation, Honor, Stellar Cartography
  7 / 8 / 6
  species kazon_species
  icons [DQ], [Stf]
  property [VOY]
  traits Kazon-Nistrim, male
  mentions "Culluh", "Seska"
  not encoded "one sentence of its text cannot be read yet"
}

card "Valek" personnel {
  Kazon
  OFFICER, Leadership, SCIENCE, Astrophysics, Navigation, Greed
  6 / 8 / 7
  species kazon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits Kazon-Oglamar, maje, male
}
