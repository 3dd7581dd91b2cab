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
