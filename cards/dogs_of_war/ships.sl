set dogs_of_war "Dogs of War" released 2021

card "B-Type Warbird" ship universal {
  Romulan
  8 / 9 / 8
  ship_class "D'deridex"
  commanders "Ruwon"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [DS9]
}

card "Enhanced Warship" ship universal {
  Dominion
  9 / 9 / 10
  ship_class "Battle Cruiser"
  commanders "Luaran 9"
  staffing [Cmd] x2
  systems Energy Dampener, Invasive Transporters, Tractor Beam
  property [DS9]
  traits warship
  staffed with 1 [Car] personnel + 1 [Dom] personnel + (3 personnel where it is [Car] or it has [Cmd]) + (3 personnel where it is [Dom]
    or it has [Cmd]) + (4 personnel where it is [Car] or it is [Dom] or it has [Cmd])
}

card "Hideki Cruiser" ship universal {
  Cardassian
  7 / 6 / 6
  ship_class "Hideki"
  property [DS9]
  special download one "Strafing Run" or "Activate Tractor Beam"
}

card "Modified Vor'Cha" ship universal {
  Klingon
  8 / 8 / 8
  ship_class "Vor'cha"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Rovaran" ship {
  Romulan
  9 / 9 / 9
  ship_class "D'deridex"
  commanders "Velal"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [DS9]
  while some [Dom] personnel or craft in opposing_force, this: WEAPONS +2, SHIELDS +2
}

card "Tykk" ship {
  Dominion
  9 / 11 / 10
  ship_class "Warship"
  commanders "Thot Pran"
  staffing [Cmd], [Stf] x2
  systems Energy Dampener, Tractor Beam
  property [DS9]
  traits Breen_ship, warship
}

card "U.S.S. Magellan" ship {
  Federation
  9 / 9 / 8
  ship_class "Galaxy"
  commanders "Admiral Ross"
  staffing [Cmd] x2, [Stf]
  systems Holodeck, Tractor Beam
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}
