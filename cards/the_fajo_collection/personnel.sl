set the_fajo_collection "The Fajo Collection" released 1997

card "Miles O'Brien" personnel {
  Federation
  ENGINEER, SECURITY, Transporter Skill x2, Music, Navigation
  7 / 7 / 7
  special download "Near-Warp Transport"
  species human
  icons [Stf]
  property [TNG]
  traits male
  mentions "Keiko", "Molly"
  does not work with Cardassian
}

scenario "O'Brien does not work with Cardassians, treaty or not" under r24
  cites r24 "g-does-not-work-with-obrien", "g-does-not-work-with-def", "g-does-not-work-with-deliberate", "gl does not work with" {
  given mission of one: "Salvage Borg Ship"
  given ship of one at "Salvage Borg Ship": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Miles O'Brien"
  given away team of one on "Salvage Borg Ship": "Jerax", "Davies"
  then not ("Miles O'Brien" is compatible_with "Jerax"), "Miles O'Brien" is compatible_with "Davies"
  when one beams "Jerax" from "Salvage Borg Ship" to "U.S.S. Oberth"
  then refused
}

card "Tallera" personnel {
  Romulan, Federation, Non-Aligned
  SECURITY, Computer Skill, SCIENCE, Mindmeld, Leadership, Treachery
  3 / 7 / 7
  species vulcan_species, romulan_species
  icons [Cmd]
  property [TNG]
  traits female, Stone_of_Gol_related
}

card "Lore" personnel {
  Non-Aligned
  CIVILIAN, ENGINEER, Computer Skill, Treachery x2, SECURITY, Transporter Skill, Leadership
  1 / 13 / 12
  species android
  icons [Cmd]
  nemesis_icons yellow_left
  property [TNG]
  traits male, Soong_type
  dots 1
  mentions "Data"
  does not work with affiliation [Fed]
  not encoded "doubles Rogue Borg and Crystalline Entities"
}

scenario "Lore mixes with nobody of the Federation, and boards nothing of theirs" under r24
  cites r24 "g-does-not-work-with-lore", "g-does-not-work-with-def", "g-does-not-work-with-deliberate" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given away team of one on "Botanical Research": "Lore", "Davies", "Vekor"
  given hand of one: another "Lore"
  then not ("Lore" is compatible_with "Davies"), "Lore" is compatible_with "Vekor"
  when one beams "Lore" from "Botanical Research" to "U.S.S. Oberth"
  then refused
  when one beams "Vekor" from "Botanical Research" to "U.S.S. Oberth"
  then "Vekor" in interior of "U.S.S. Oberth"
}
