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

card "I.K.C. Qam-Chee" version "Chain of Command" ship {
  Klingon
  8 / 9 / 9
  ship_class "Vor'cha"
  commanders "K'mpec"
  staffing [Cmd] x2, [Stf]
  systems Cloaking Device, Tractor Beam
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Scimitar" version "Chain of Command" ship {
  Romulan
  9 / 13 / 12
  ship_class "Scimitar"
  commanders "Shinzon"
  staffing [Cmd] x3
  systems Cloaking Device, Tractor Beam
  property [Nem]
  special download one tactic
  special download "Engage Cloak"
}

card "Starship Enterprise" version "Chain of Command" ship {
  Federation
  6 / 5 / 6
  ship_class "Constitution"
  staffing [OS]
  systems Tractor Beam
  icons [AU], [OS]
  property [TOS]
  special download "Where No Man Has Gone Before"
}

card "U.S.S. Defiant" version "Chain of Command" ship {
  Federation
  8 / 10 / 8
  ship_class "Defiant"
  commanders "Worf"
  staffing [Cmd] x2
  systems Cloaking Device, Tractor Beam
  property [FC]
  while some [Bor] personnel or craft in opposing_force, this: WEAPONS +3, SHIELDS +3
}

card "U.S.S. Enterprise-E" version "Chain of Command" ship {
  Federation
  10 / 7 / 8
  ship_class "Sovereign"
  commanders "William T. Riker"
  staffing [Cmd], [Ent-E] x2
  systems Holodeck, Tractor Beam
  property [Ins]
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Voyager" version "Chain of Command" ship {
  Federation
  8 / 8 / 8
  ship_class "Intrepid"
  staffing [Cmd], [Stf]
  systems Holodeck, Tractor Beam
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}
