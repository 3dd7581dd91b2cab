set the_dominion "The Dominion" released 1999

card "Damar" personnel {
  Cardassian
  OFFICER, Physics, ENGINEER, Treachery, Computer Skill
  6 / 7 / 7
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits glinn, male, Terok_Nor_related
  dots 1
  mentions "Dukat"
  may report with your "Dukat"
}

scenario "Damar reports to Dukat, and not where Dukat is disabled" under r24 cites r24 "10.2.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Galor"
  given crew of one on "Galor": "Dukat"
  given hand of one: "Damar"
  given turn of one
  given disable "Dukat"
  when one reports "Damar" to "Galor"
  then refused
  given enable "Dukat"
  when one reports "Damar" to "Galor"
  then "Damar" in interior of "Galor"
}

card "Daro" personnel universal {
  Cardassian
  ENGINEER, Astrophysics, Transporter Skill
  7 / 5 / 6
  species cardassian_species
  icons [Stf]
  property [TNG]
  traits glinn, male, support_personnel, Enterprise_related
  mentions "Gul Macet", "Miles O'Brien"
}

card "Dejar" personnel {
  Cardassian
  ENGINEER, Obsidian Order, Stellar Cartography, Treachery
  7 / 5 / 6
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits female
}

card "Garak" personnel {
  Cardassian, Non-Aligned
  CIVILIAN, SECURITY, Computer Skill, Honor
  7 / 8 / 6
  species cardassian_species
  icons [AU], [Stf]
  property [DS9]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Macet" personnel {
  Cardassian
  OFFICER, Diplomacy, Honor, MEDICAL
  8 / 6 / 7
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits gul, male, Enterprise_related
  mentions "U.S.S. Enterprise"
}

card "Silaran Prin" personnel {
  Cardassian
  CIVILIAN, Smuggling, Treachery, ENGINEER, Exobiology
  2 / 9 / 5
  species cardassian_species
  nemesis_icons purple_right
  property [DS9]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Telle" personnel universal {
  Cardassian
  SECURITY, Computer Skill, MEDICAL
  4 / 6 / 7
  species cardassian_species
  icons [Stf]
  property [TNG]
  traits glinn, male, support_personnel, Enterprise_related
  mentions "Gul Macet", "Macet"
}
