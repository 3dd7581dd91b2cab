set the_terran_empire "The Terran Empire" released 2016

card "I.S.S. Enterprise NX-01" ship {
  Starfleet
  5 / 5 / 5
  ship_class "NX"
  commanders "Captain Forrest", "Commander Archer"
  staffing [Cmd], [TE]
  icons [22], [AU], [MQ], [TE]
  property [ENT]
  traits prototype
  special download "Suliban Cloaking Device"
  not encoded "one sentence of its text cannot be read yet"
}

card "Starship Defiant" ship {
  Federation
  6 / 6 / 5
  ship_class "Constitution"
  staffing [OS]
  systems Tractor Beam
  icons [AU], [OS]
  property [ENT]
  special download "Terran Flagship"
}

card "I.S.S. Avenger" ship {
  Starfleet
  5+X / 5+X / 5+X
  X = 2 if quadrant of whereabouts of this = Mirror else 0
  ship_class "NX"
  commanders "Admiral Black", "Crewman Soval"
  staffing [Cmd], [TE]
  icons [22], [AU], [MQ], [TE]
  property [ENT]
  special download "Radiation Monitoring"
}

card "Imperial Interceptor" ship universal {
  Starfleet
  6 / 5+X / 5
  X = 3 if whereabouts of this is planet else 0
  ship_class "Terran Assault"
  staffing [Stf], [TE]
  icons [22], [AU], [MQ], [TE]
  property [ENT]
  traits interceptor
}

scenario "Over a planet the interceptor shoots better" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given mission of one: "Repair Mission"
  given ship of one at "Repair Mission": "Imperial Interceptor"
  then WEAPONS of "Imperial Interceptor" = 5
  given put "Imperial Interceptor" into orbit of "Botanical Research"
  then WEAPONS of "Imperial Interceptor" = 8
}
