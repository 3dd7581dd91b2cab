set the_skys_the_limit "The Sky's the Limit" released 2013

card "Bosus" personnel universal {
  Non-Aligned
  SECURITY, Astrophysics, Treachery, Navigation
  6 / 6 / 8
  species borg_species
  icons [Def]
  property [TNG]
  traits male, The_One_related
  mentions "The One", "Torsus"
}

card "Data" version "The Sky's the Limit" personnel {
  Non-Aligned
  ENGINEER, Computer Skill x2, Exobiology, Biology, Treachery
  4 / 9 / 12
  species android
  icons [Cmd]
  nemesis_icons yellow_left
  property [TNG]
  traits male, Soong_type, The_One_related
  mentions "Lore", "The One"
  not encoded "one sentence of its text cannot be read yet"
}

card "Goval" personnel universal {
  Non-Aligned
  SCIENCE, Biology, Archaeology, Exobiology
  4 / 6 / 6
  species borg_species
  icons [Nav]
  property [TNG]
  traits male, The_One_related
  mentions "The One"
}

card "Kamala" personnel {
  Non-Aligned
  VIP, Anthropology x2, Archaeology, Empathy
  7 / 7 / 5
  species Kriosian
  property [TNG]
  traits female
  mentions "Jean-Luc Picard", "Alrik"
  lovers "Jean-Luc Picard"
  not encoded "one sentence of its text cannot be read yet"
}

card "Lieutenant Crosis" personnel {
  Non-Aligned
  OFFICER, Treachery, Computer Skill, SECURITY
  3 / 9 / 9
  species borg_species
  icons [Def]
  property [TNG]
  traits male, The_One_related
  mentions "Data", "The One"
  not encoded "one sentence of its text cannot be read yet"
}

card "Millin" personnel universal {
  Non-Aligned
  CIVILIAN, Honor, Anthropology
  7 / 7 / 6
  species El-Aurian
  icons [AU], [Films]
  property [Gen]
  traits male, support_personnel
}

card "The One" personnel {
  Non-Aligned
  VIP, Treachery x2, Leadership, Computer Skill, Diplomacy, Transporter Skill
  1 / 13 / 12
  species android
  icons [Cmd]
  nemesis_icons yellow_left
  property [TNG]
  traits male, Soong_type, The_One_related
  names "Lore"
  special download "Lore's Fingernail"
  not encoded "whom he does not work with, his restriction box says, and lists do not"
}

card "Third of Five" version "The Sky's the Limit" personnel {
  Non-Aligned
  ENGINEER, Honor, Leadership, Biology, Exobiology
  7 / 7 / 6
  species borg_species
  icons [Nav]
  property [TNG]
  traits male
  mentions "Geordi La Forge", "Lore"
  special download "Group of Individuals"
}

card "Morik" personnel universal {
  Non-Aligned
  ENGINEER, Anthropology, Transporter Skill, Geology
  4 / 4+X / 4+X
  X = at_most(6, size(each title of p over (p: personnel where p is [NA] and borg_species in species of p and p is together_with this)))
  species borg_species
  icons [Nav]
  property [TNG]
  traits male, The_One_related
  mentions "The One"
  dots 1
}
