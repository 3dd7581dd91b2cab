set the_dominion "The Dominion" released 1999

card "Trager" ship {
  Cardassian
  8 / 8 / 7
  ship_class "Galor"
  commanders "Macet"
  staffing [Cmd], [Stf]
  property [TNG]
  systems Tractor Beam
}

card "D'deridex Advanced" ship universal {
  Romulan
  9 / 10 / 9
  ship_class "Modified D'deridex"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [DS9]
  traits D_deridex_class
}

card "I.K.C. Rotarran" ship {
  Klingon
  7 / 7 / 8
  ship_class "K'vort"
  commanders "Martok"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [DS9]
  traits bird_of_prey
}

card "Jem'Hadar Attack Ship" ship universal {
  Dominion
  6 / 8 / 8
  ship_class "Attack Ship"
  staffing [Stf]
  systems Invasive Transporters
  icons [GQ]
  property [DS9]
  traits Jem_Hadar_ship
  not encoded "one sentence of its text cannot be read yet"
}

card "Jem'Hadar Warship" ship universal {
  Dominion
  9 / 9 / 9
  ship_class "Battle Cruiser"
  staffing [Cmd], [Stf] x2
  systems Invasive Transporters, Tractor Beam
  icons [GQ]
  property [DS9]
  traits Jem_Hadar_ship, warship
}

card "Keldon Advanced" ship universal {
  Cardassian
  9 / 10 / 9
  ship_class "Modified Keldon"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [DS9]
  traits Keldon_class
  not encoded "its attributes are less without Obsidian Order aboard, and the list does not tell by how much"
}

card "U.S.S. Defiant" ship {
  Federation
  8 / 10 / 9
  ship_class "Defiant"
  commanders "Benjamin Sisko"
  staffing [Cmd] x2
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Odyssey" ship {
  Federation
  8 / 8 / 8
  ship_class "Galaxy"
  commanders "Keogh"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  property [DS9]
  while quadrant of whereabouts of this = Gamma, this: RANGE +1, WEAPONS +1, SHIELDS +1
}

card "U.S.S. Rio Grande" ship {
  Federation
  7 / 5 / 5
  ship_class "Danube"
  commanders "Benjamin Sisko"
  property [DS9]
  special download "Activate Tractor Beam"
}
