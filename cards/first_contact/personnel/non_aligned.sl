set first_contact "First Contact" released 1997

card "Kathleen Tonell" personnel {
  Non-Aligned
  CIVILIAN, Anthropology
  7 / 6 / 3
  species human
  icons [AU]
  property [FC]
  traits female
}

card "Lily Sloane" personnel {
  Non-Aligned
  CIVILIAN, ENGINEER, Physics
  6 / 6 / 5
  species human
  icons [AU], [Stf]
  property [FC]
  traits female
  mentions "Jean-Luc"
  special download "Auto-Destruct Sequence"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sevek" personnel {
  Non-Aligned
  MEDICAL, Biology, Geology, Mindmeld
  7 / 6 / 7
  species vulcan_species
  icons [AU], [Stf]
  property [FC]
  traits male
  mentions "Solkar"
}

card "Solkar" personnel {
  Non-Aligned
  OFFICER, Honor, Archaeology, Exobiology, Mindmeld
  9 / 8 / 8
  species vulcan_species
  icons [AU], [Cmd]
  property [FC]
  traits male
  mentions "Zefram Cochrane"
  special download "Live Long and Prosper"
  does not work with whoever has Treachery
}

scenario "Solkar does not work with who has Treachery, and is arrested beside who is given it" under r24
  cites r24 "g-does-not-work-with-inadvertent", "g-does-not-work-with-deliberate" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Solkar", "Davies"
  given away team of one on "Botanical Research": "Bok"
  then "Solkar" is compatible_with "Davies", not ("Solkar" is compatible_with "Bok")
  when one beams "Bok" from "Botanical Research" to "U.S.S. Oberth"
  then refused
  then "Solkar" is not arrested
  given "Davies": gains Treachery until end of turn
  one chooses "Davies"
  then "Solkar" is arrested, "Davies" is not arrested
}

card "T'Shonra" personnel {
  Non-Aligned
  SCIENCE, Navigation, Mindmeld, Music, Stellar Cartography
  7 / 8 / 4
  species vulcan_species
  icons [AU], [Stf]
  property [FC]
  traits female
}

card "Zefram Cochrane" personnel {
  Non-Aligned
  CIVILIAN, ENGINEER x2, Computer Skill, Astrophysics
  5 / 8 / 6
  species human
  icons [AU], [Cmd], [OCD]
  property [FC]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}
