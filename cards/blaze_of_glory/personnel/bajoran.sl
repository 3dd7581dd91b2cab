set blaze_of_glory "Blaze of Glory" released 1999

card "Furel" personnel {
  Bajoran
  CIVILIAN, ENGINEER, Biology, Geology, Resistance
  6 / 7 / 7
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits male, Shakaar_cell
  mentions "Kira Nerys", "Shakaar"
  special download "Sniper"
}

card "Lupaza" personnel {
  Bajoran
  CIVILIAN, MEDICAL, Resistance, Smuggling, Computer Skill
  7 / 7 / 7
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits female, Shakaar_cell
  mentions "Furel", "Kira Nerys", "Shakaar"
  lovers "Furel"
}

card "Riker Wil" personnel {
  Bajoran
  SECURITY, Navigation, Treachery, Diplomacy, Music
  5 / 8 / 8
  species human, bajoran_species
  icons [Maq], [Stf]
  property [TNG]
  traits male
  names "William T. Riker"
  mentions "Ro Laren"
  dots 1
  your Federation mission here: gains Bajoran
}

scenario "Riker Wil lets the Maquis of Bajor attempt your Federation mission" under r24 cites r24 "7.2.1", "2.1" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Anara"
  given away team of one on "Botanical Research": "Shakaar Edon"
  when one attempts "Botanical Research"
  then refused
  given away team of one on "Botanical Research": "Riker Wil"
  then "Botanical Research" is Bajoran, "Botanical Research" is Federation
  when one attempts "Botanical Research"
  then "Botanical Research" is attempted
}

card "Ro Laren" version "Blaze of Glory" personnel {
  Bajoran
  CIVILIAN, SECURITY, Navigation, Astrophysics
  6 / 8 / 6
  species bajoran_species
  icons [Maq], [Stf]
  property [TNG]
  traits female
  dots 1
  your [Maq] personnel here except this: CUNNING +2
}
