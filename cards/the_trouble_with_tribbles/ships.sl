set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Bok'Nor" ship {
  Cardassian
  7 / 4 / 6
  ship_class "Freighter"
  commanders "Boheeka"
  staffing [Stf]
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Breen Warship" ship universal {
  Dominion
  9 / 10 / 9
  ship_class "Warship"
  commanders "Thot Gor"
  staffing [Cmd], [Stf] x2
  systems Energy Dampener, Tractor Beam
  property [DS9]
  traits Breen_ship, warship
  report aboard this: your Breen personnel
}

card "Brunt's Shuttle" ship {
  Ferengi
  7 / 3 / 6
  ship_class "Shuttlecraft"
  commanders "Brunt"
  property [DS9]
  traits shuttlecraft
  not encoded "one sentence of its text cannot be read yet"
}

card "Columbus" ship universal {
  Federation
  5 / 1 / 3
  ship_class "Shuttlecraft"
  icons [AU], [OS]
  property [TOS]
  traits shuttlecraft
  not encoded "one sentence of its text cannot be read yet"
}

card "Dominion Battleship" ship universal {
  Dominion
  10 / 11 / 12
  ship_class "Battleship"
  staffing [Cmd] x2, [KW] x2
  systems Holodeck, Invasive Transporters, Tractor Beam
  icons [GQ]
  property [DS9]
  traits battleship, Jem_Hadar_ship
}

card "Gal Gath'thong" ship {
  Romulan
  5 / 7 / 6
  ship_class "Romulan Bird-of-Prey"
  commanders "Keras"
  staffing [AU]
  systems Cloaking Device, Tractor Beam
  icons [AU], [OS]
  property [TOS]
  traits bird_of_prey
  special download one Romulan [OS] personnel
}

card "I.K.C. Gr'oth" ship {
  Klingon
  6 / 6 / 5
  ship_class "D-7"
  commanders "Koloth"
  staffing [AU]
  systems Tractor Beam
  icons [AU], [OS]
  property [DS9]
  special download one Klingon [OS] personnel
}

card "I.K.C. Ning'tao" ship {
  Klingon
  7 / 7 / 7
  ship_class "K'vort"
  commanders "Kor"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [DS9]
  traits bird_of_prey
  not encoded "one sentence of its text cannot be read yet"
}

card "Mondor" ship {
  Non-Aligned
  8 / 8 / 8
  ship_class "Pakled Ship"
  commanders "Grebnedlog"
  systems Cloaking Device, Holodeck, Particle Scattering Device, Tractor Beam
  property [TNG]
  staffed with 1 Pakled personnel
}

card "Starship Constitution" ship universal {
  Federation
  6 / 4 / 6
  ship_class "Constitution"
  staffing [OS]
  systems Tractor Beam
  icons [AU], [OS]
  property [TOS]
  special download one universal Federation [OS] personnel
}

card "Starship Enterprise" ship {
  Federation
  6 / 5 / 6
  ship_class "Constitution"
  commanders "Captain Kirk"
  staffing [OS]
  systems Tractor Beam
  icons [AU], [OS]
  property [DS9]
  special download one Federation [OS] personnel
}

card "Stolen Attack Ship" ship {
  Cardassian, Federation
  6 / 8 / 8
  ship_class "Attack Ship"
  commanders "Kira", "Luaran"
  staffing [Stf]
  systems Energy Dampener, Invasive Transporters
  property [DS9]
  traits Jem_Hadar_ship
  origins Dominion
}

card "Weyoun's Warship" ship {
  Dominion
  10 / 9 / 9
  ship_class "Battle Cruiser"
  commanders "Weyoun"
  staffing [Cmd], [Stf] x2
  systems Invasive Transporters, Tractor Beam
  icons [GQ]
  property [DS9]
  traits Jem_Hadar_ship, warship
  special download "Engage Shuttle Operations: Dominion"
}

card "Bajoran Raider" ship universal {
  Bajoran
  4 / 5 / 4
  ship_class "Raider"
  commanders "Kira Nerys"
  property [DS9]
  not encoded "its RANGE is more or less by X"
  not encoded "2 sentences of its text cannot be read yet"
}
