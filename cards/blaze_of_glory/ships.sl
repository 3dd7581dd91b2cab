set blaze_of_glory "Blaze of Glory" released 1999

card "Alpha Attack Ship" ship universal {
  Dominion
  6 / 8 / 9
  ship_class "Attack Ship"
  staffing [Stf]
  systems Invasive Transporters
  property [DS9]
  traits Jem_Hadar_ship
  not encoded "one sentence of its text cannot be read yet"
}

card "Goraxus" ship {
  Romulan
  8 / 8 / 8
  ship_class "D'deridex"
  commanders "Sela"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Holodeck, Tractor Beam
  property [TNG]
  traits Capturing_related
  special download "Romulan Ambush"
}

card "I.K.C. Koraga" ship {
  Klingon
  7 / 8 / 6
  ship_class "K'vort"
  commanders "Worf Son of Mogh"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [DS9]
  traits bird_of_prey
  not encoded "one sentence of its text cannot be read yet"
}

card "I.K.C. Lukara" ship {
  Klingon
  7 / 7 / 7
  ship_class "K'vort"
  commanders "Kang"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [DS9]
  traits bird_of_prey
}

card "I.K.S. Negh'Var" ship {
  Klingon
  9 / 10 / 9
  ship_class "Negh'Var"
  commanders "Gowron", "Martok"
  staffing [Cmd], [Stf] x3
  systems Cloaking Device, Holodeck, Tractor Beam
  property [DS9]
}

card "Keldon" ship universal {
  Cardassian
  8 / 8 / 8
  ship_class "Keldon"
  staffing [Cmd], [Stf] x2
  systems Tractor Beam
  property [DS9]
  traits warship
}

card "Kraxon" ship {
  Cardassian
  8 / 7 / 8
  ship_class "Galor"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [DS9]
  traits warship
  not encoded "2 sentences of its text cannot be read yet"
}

card "Locutus' Borg Cube" ship {
  Borg
  10 / 24 / 24
  points 50
  ship_class "Borg Cube"
  commanders "Locutus of Borg"
  staffing [Com], [Def], [Nav] x2
  systems Tractor Beam
  icons [DQ]
  property [TNG]
  traits cube
  staffed with 7 [Bor] personnel
  not encoded "2 sentences of its text cannot be read yet"
}

card "Romulan Shuttle" ship universal {
  Romulan
  7 / 3 / 3
  ship_class "Shuttlecraft"
  commanders "Senator Vreenak"
  systems Cloaking Device
  property [DS9]
  traits shuttlecraft
}

card "U.S.S. Thunderchild" ship {
  Federation
  10 / 7 / 8
  ship_class "Akira"
  commanders "Fleet Admiral Shanthi"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}
