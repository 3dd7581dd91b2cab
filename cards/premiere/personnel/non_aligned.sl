set premiere "Premiere" released 1994

card "Vekor" personnel universal {
  Non-Aligned
  SCIENCE, MEDICAL, Navigation, Geology
  2 / 7 / 6
  species humanoid
  icons [Cmd]
  property [TNG]
  traits female, Stone_of_Gol_related
  mentions "Baran"
}

scenario "Vekor works for anybody" under r24 cites r24 "6.3" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Vekor"
  given plays_left of one = 1
  when one reports "Vekor" to "Federation Outpost"
  then "Vekor" in interior of "Federation Outpost", "Vekor" has MEDICAL, "Vekor" has Navigation, "Vekor" has Geology, "Vekor" has SCIENCE
}

card "Baran" personnel {
  Non-Aligned
  OFFICER, Greed, Archaeology, Exobiology, Computer Skill
  3 / 8 / 6
  species humanoid
  icons [Cmd]
  property [TNG]
  traits captain, male, Stone_of_Gol_related
}

card "Bok" personnel {
  Non-Aligned
  OFFICER, Greed, ENGINEER, Treachery, Computer Skill
  4 / 9 / 4
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits DaiMon, male
  mentions "Captain Jean-Luc Picard"
}

card "Devinoni Ral" personnel {
  Non-Aligned
  VIP, Empathy, Diplomacy, Treachery
  3 / 9 / 3
  species Betazoid, human
  property [TNG]
  traits male
  mentions "Counselor Deanna Troi"
}

card "Dr. Farek" personnel universal {
  Non-Aligned
  MEDICAL, Greed
  2 / 8 / 3
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits male
}

card "Dr. Reyga" personnel {
  Non-Aligned
  SCIENCE, ENGINEER, Stellar Cartography, Astrophysics
  6 / 9 / 5
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male, Metaphasic_Shield_related
}

card "Etana Jol" personnel {
  Non-Aligned
  SCIENCE, Treachery, Biology
  2 / 8 / 3
  species Ktarian
  icons [Cmd]
  property [TNG]
  traits female, support_personnel
}

card "Evek" personnel {
  Non-Aligned
  OFFICER, Diplomacy, Leadership, Anthropology
  7 / 5 / 7
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits gul, male
}

card "Gorta" personnel universal {
  Non-Aligned
  ENGINEER, Physics, Greed
  3 / 7 / 4
  species Dopterian
  property [TNG]
  traits Duras_related, male, support_personnel
  mentions "Sisters of Duras"
}

card "Ishara Yar" personnel {
  Non-Aligned
  CIVILIAN, Treachery, Youth
  3 / 7 / 8
  species human
  icons [Stf]
  property [TNG]
  traits female, support_personnel, Enterprise_related
  mentions "Lieutenant Natasha Yar"
}

card "Jo'Bril" personnel {
  Non-Aligned
  SCIENCE, Treachery, Astrophysics, Physics, Greed
  3 / 8 / 7
  species Takaran
  icons [Cmd]
  property [TNG]
  traits male, Metaphasic_Shield_related
  mentions "Dr. Reyga"
}

card "Ocett" personnel {
  Non-Aligned
  OFFICER, Archaeology, Navigation, Honor
  6 / 8 / 6
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits female, gul
}

card "Roga Danar" personnel {
  Non-Aligned
  SECURITY, ENGINEER, Computer Skill, Biology, Leadership
  5 / 9 / 12
  species Angosian
  icons [Cmd]
  property [TNG]
  traits male
}
