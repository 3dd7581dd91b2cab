set mirror_mirror "Mirror, Mirror" released 2000

card "Weyoun of Borg" personnel {
  Borg
  skills VIP, Diplomacy x2, Leadership, Treachery, Law, Biology
  5 / 9 / 8
  species borg_species, Vorta
  icons [AU], [Com], [Def], [GQ], [Nav]
  property [CCG]
  traits counterpart, male
  dots 1
  mentions "Weyoun"
  while some [Dom] personnel or craft in opposing_force and host of this is your ship, host: WEAPONS +4, SHIELDS +4
}

scenario "His ship is the stronger against a force in which one of his old side is" under r24
  cites r24 "gl-counterpart-bonus", "g-counterpart-plus4" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Borg Cube"
  given crew of one on "Borg Cube": "Weyoun of Borg"
  given away team of two on "Botanical Research": "Amat'igan" of two, "Konmel" version "The Next Generation" of two
  then WEAPONS of "Borg Cube" = 24
  then (WEAPONS of "Borg Cube" with counted_against = ["Konmel", "Amat'igan"]) = 28
  then (SHIELDS of "Borg Cube" with counted_against = ["Konmel", "Amat'igan"]) = 28
  then (WEAPONS of "Borg Cube" with counted_against = ["Konmel"]) = 24
}
