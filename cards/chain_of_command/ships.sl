set chain_of_command "Chain of Command" released 2009

card "U.S.S. Enterprise" version "Chain of Command" ship {
  Federation
  8 / 7 / 9
  ship_class "Galaxy"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  special download "Wall of Ships"
  property [TNG]
}

scenario "U.S.S. Enterprise flies with a commander and two more of the staff" under r24 cites r24 "7.1.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise"
  given crew of one on "U.S.S. Enterprise": "Spock", "Lopez"
  then not ("U.S.S. Enterprise" is staffed)
  given crew of one on "U.S.S. Enterprise": "Barron", "Vash" version "The Next Generation"
  then not ("U.S.S. Enterprise" is staffed)
  given crew of one on "U.S.S. Enterprise": "Vekor"
  then "U.S.S. Enterprise" is staffed
}

scenario "Two commanders fill a staff place, and no staff fills a commander's" under r24 cites r24 "7.1.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise"
  given crew of one on "U.S.S. Enterprise": "Martin", "Lopez", "Davies", "Lian T'su"
  then not ("U.S.S. Enterprise" is staffed)
  given crew of one on "U.S.S. Enterprise": "Spock"
  then "U.S.S. Enterprise" is staffed
}

scenario "U.S.S. Enterprise sends for its wall of ships" under r24 cites r24 "6.5.5" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise"
  given draw deck of one: "Wall of Ships"
  when one suspends play with "U.S.S. Enterprise"
  one chooses way 1
  then RANGE of "U.S.S. Enterprise" = 9
}
