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
  5 / 5 / 5
  ship_class "NX"
  commanders "Admiral Black", "Crewman Soval"
  staffing [Cmd], [TE]
  icons [22], [AU], [MQ], [TE]
  property [ENT]
  not encoded "its RANGE is more or less by X"
  not encoded "its WEAPONS is more or less by X"
  not encoded "its SHIELDS is more or less by X"
  special download "Radiation Monitoring"
  not encoded "one sentence of its text cannot be read yet"
}

card "Imperial Interceptor" ship universal {
  Starfleet
  6 / 5 / 5
  ship_class "Terran Assault"
  staffing [Stf], [TE]
  icons [22], [AU], [MQ], [TE]
  property [ENT]
  traits interceptor
  not encoded "its WEAPONS is more or less by X"
  not encoded "one sentence of its text cannot be read yet"
}
