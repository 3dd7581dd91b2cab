set mirror_mirror "Mirror, Mirror" released 2000

card "Alliance Galor" ship universal {
  Cardassian
  8 / 8 / 8
  ship_class "Galor"
  staffing [Cmd], [KCA]
  systems Tractor Beam
  icons [KCA], [MQ]
  property [DS9]
  traits warship
}

card "Alliance K'Vort" ship universal {
  Klingon
  8 / 7 / 7
  ship_class "K'vort"
  staffing [KCA]
  systems Tractor Beam
  icons [KCA], [MQ]
  property [DS9]
  traits bird_of_prey
}

card "Alliance Vor'Cha" ship universal {
  Klingon
  9 / 9 / 8
  ship_class "Vor'cha"
  staffing [Cmd], [KCA], [Stf]
  systems Tractor Beam
  icons [KCA], [MQ]
  property [DS9]
}

card "Bajoran Warship" ship universal {
  Bajoran
  10 / 9 / 8
  ship_class "Warship"
  staffing [AU], [Cmd], [Stf]
  systems Cloaking Device, Holodeck, Tractor Beam
  icons [AU]
  property [TNG]
  traits warship
}

card "Battle Cruiser" ship universal {
  Romulan, Klingon
  6 / 5 / 5
  ship_class "D-7"
  commanders "Commander Charvanek"
  staffing [AU]
  systems Cloaking Device, Tractor Beam
  icons [AU], [OS]
  property [TOS]
  origins Klingon
  not encoded "one sentence of its text cannot be read yet"
}

card "Defiant" ship {
  Federation
  8 / 10 / 9
  ship_class "Defiant"
  commanders "Benjamin Sisko"
  staffing [Cmd], [TE]
  icons [MQ], [TE]
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Enhanced Attack Ship" ship universal {
  Dominion
  6 / 8 / 8
  ship_class "Attack Ship"
  staffing [Stf]
  systems Energy Dampener, Invasive Transporters
  property [DS9]
  traits Jem_Hadar_ship
}

card "Fesarius" ship {
  Non-Aligned
  9 / 12 / 18
  ship_class "Unknown"
  commanders "Balok"
  systems Tractor Beam
  icons [AU], [OS]
  property [TOS]
  staffed with "Balok"
  not encoded "one sentence of its text cannot be read yet"
}

card "I.K.C. Ki'tang" ship {
  Klingon
  7 / 8 / 7
  ship_class "K'vort"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [DS9]
  traits bird_of_prey
  special download "Intermix Ratio"
}

card "I.S.S. Constitution" ship universal {
  Federation
  6 / 5 / 6
  ship_class "Constitution"
  staffing [TE]
  systems Tractor Beam
  icons [AU], [MQ], [OS], [TE]
  property [TOS]
  special download one universal [TE] [OS] personnel
}

card "I.S.S. Enterprise" ship {
  Federation
  6 / 6 / 6
  ship_class "Constitution"
  staffing [TE]
  systems Tractor Beam
  icons [AU], [MQ], [OS], [TE]
  property [TOS]
  special download one [TE] [OS] personnel
}

card "Mirror Ferengi Shuttle" ship universal {
  Ferengi
  6 / 4 / 5
  ship_class "Shuttlecraft"
  commanders "Mr. Brunt"
  icons [KCA], [MQ], [TE]
  property [DS9]
  traits shuttlecraft
  not encoded "one sentence of its text cannot be read yet"
}

card "Regency 1" ship {
  Klingon
  10 / 10 / 10
  ship_class "Negh'Var"
  commanders "Regent Worf"
  staffing [Cmd], [KCA], [Stf] x2
  systems Tractor Beam
  icons [KCA], [MQ]
  property [DS9]
  special download "Stolen Cloaking Device"
}

card "Type 18 Shuttlepod" ship universal {
  Federation
  5 / 2 / 4
  ship_class "Shuttlepod"
  commanders "Benjamin Sisko"
  property [DS9]
  traits shuttlecraft
  not encoded "one sentence of its text cannot be read yet"
}

card "Alliance Interceptor" ship universal {
  Bajoran
  5 / 8 / 6
  ship_class "Interceptor"
  staffing [KCA]
  icons [KCA], [MQ]
  property [DS9]
  traits interceptor
  not encoded "its RANGE is more or less by X"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Rebel Interceptor" ship universal {
  Federation
  6 / 8 / 6
  ship_class "Interceptor"
  commanders "Smiley"
  staffing [TE]
  icons [MQ], [TE]
  property [DS9]
  traits interceptor
  not encoded "its RANGE is more or less by X"
  not encoded "2 sentences of its text cannot be read yet"
  origins Bajoran
}
