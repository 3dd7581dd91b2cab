set chain_of_command "Chain of Command" released 2009

card "Jean-Luc Picard" version "Chain of Command" personnel {
  Federation
  OFFICER, Leadership x2, Archaeology, Navigation
  8 / 8 / 7
  species borg_species, human
  icons [Cmd], [Com], [Def], [Nav]
  property [TNG]
  traits male, Enterprise_related
  commands "U.S.S. Enterprise"
  dots 1
  mentions "Jean-Luc Picard"
  while some [Bor] personnel or craft in opposing_force and host of this is your ship, host: WEAPONS +4, SHIELDS +4
}

scenario "Picard knows where to hit the Borg" under r24 cites r24 "g counterpart" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise"
  given crew of one on "U.S.S. Enterprise": "Jean-Luc Picard" version "Chain of Command"
  given away team of two on "Botanical Research": "Thirteen of Nineteen" of two, "Konmel" version "The Next Generation" of two
  then WEAPONS of "U.S.S. Enterprise" = 7, SHIELDS of "U.S.S. Enterprise" = 9
  then (WEAPONS of "U.S.S. Enterprise" with opposing_force = ["Konmel", "Thirteen of Nineteen"]) = 11
  then (SHIELDS of "U.S.S. Enterprise" with opposing_force = ["Konmel", "Thirteen of Nineteen"]) = 13
  then (WEAPONS of "U.S.S. Enterprise" with opposing_force = ["Konmel"]) = 7
}
