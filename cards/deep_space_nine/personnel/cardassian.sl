set deep_space_nine "Deep Space Nine" released 1998

card "Natima Lang" personnel {
  Cardassian
  CIVILIAN, Diplomacy, Honor, Leadership
  8 / 8 / 4
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits female, dissident, professor
  dots 1
  mentions "Quark"
  while this is with another dissident Cardassian personnel: this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

card "Ari" personnel universal {
  Cardassian
  OFFICER, Honor, Transporter Skill, Computer Skill
  8 / 6 / 6
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits male, dissident
  mentions "Ghemor", "Kira Nerys"
}

card "Hogue" personnel universal {
  Cardassian
  CIVILIAN, Youth, SCIENCE, Navigation, Honor
  7 / 6 / 6
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits male, dissident, Deep_Space_9_related
  mentions "Natima Lang"
}

scenario "Natima Lang is at her best among her own" under r24 cites r24 "12.11" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Natima Lang", "Jerax"
  then STRENGTH of "Natima Lang" = 4
  given away team of one on "Botanical Research": "Hogue"
  then STRENGTH of "Natima Lang" = 6 because add 2 "Natima Lang"
  then INTEGRITY of "Natima Lang" = 10, CUNNING of "Natima Lang" = 10, STRENGTH of "Hogue" = 6
}

card "Gilora Rejal" personnel {
  Cardassian
  SCIENCE, ENGINEER, Astrophysics, Honor
  7 / 8 / 4
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits female
  mentions "Miles O'Brien"
  dots 1
  while some "Miles O'Brien" in play: this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}
