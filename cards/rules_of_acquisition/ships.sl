set rules_of_acquisition "Rules of Acquisition" released 1999

card "Patrol Ship" ship universal {
  Cardassian
  8 / 5 / 6
  ship_class "Hideki"
  staffing [Stf]
  property [DS9]
  systems Tractor Beam
  not encoded "no ship is carried aboard it"
}

card "Apnex" ship {
  Romulan
  7 / 4 / 5
  ship_class "Science"
  commanders "Mirok"
  systems Cloaking Device, Phasing Cloak
  property [TNG]
  traits prototype
  while this is phased, this: RANGE +4
}

card "B'rel" ship universal {
  Ferengi
  7 / 5 / 6
  ship_class "B'rel"
  staffing [Stf]
  property [TNG]
  traits bird_of_prey
  not encoded "one sentence of its text cannot be read yet"
  origins Klingon
}

card "D'Kora Marauder" ship universal {
  Ferengi
  8 / 8 / 8
  ship_class "D'Kora-Class Marauder"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  property [TNG]
  traits D_Kora_class
}

card "D'Kora Transport" ship universal {
  Ferengi
  7 / 5 / 7
  ship_class "D'Kora-Class Transport"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [TNG]
  traits D_Kora_class, transport
}

card "Ferengi Shuttle" ship universal {
  Ferengi
  6 / 3 / 4
  ship_class "Shuttlecraft"
  commanders "Dr. Arridor"
  property [TNG]
  traits shuttlecraft
}

card "Jovis" ship {
  Non-Aligned
  7 / 3 / 6
  ship_class "Zibalian"
  commanders "Kivas Fajo"
  staffing [Stf]
  property [TNG]
  traits Capturing_related, merchant_vessel, transport
  special download "Kivas Fajo"
  not encoded "one sentence of its text cannot be read yet"
}

card "Karemman Vessel" ship universal {
  Dominion
  8 / 5 / 6
  ship_class "Freighter"
  commanders "Hanok"
  staffing [Stf]
  systems Tractor Beam
  icons [GQ]
  property [DS9]
  traits freighter
}

card "Krayton" ship {
  Ferengi
  9 / 8 / 8
  ship_class "D'Kora-Class Marauder"
  commanders "Tog"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  property [TNG]
  traits D_Kora_class
}

card "Kreechta" ship {
  Ferengi
  8 / 9 / 8
  ship_class "D'Kora-Class Marauder"
  commanders "Bractor"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  property [TNG]
  traits D_Kora_class
}

card "Naprem" ship {
  Cardassian
  8 / 7 / 7
  ship_class "K'vort"
  commanders "Dukat"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [DS9]
  traits bird_of_prey
  origins Klingon
}

card "Quark's Treasure" ship {
  Ferengi
  9 / 3 / 4
  ship_class "Shuttlecraft"
  commanders "Quark", "Gaila"
  property [DS9]
  traits shuttlecraft
}

card "U.S.S. Sao Paulo" ship {
  Federation
  8 / 9 / 10
  ship_class "Defiant"
  commanders "Admiral Ross", "Benjamin Sisko"
  staffing [Cmd] x2
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

scenario "A ship is that of those who built it, too" under r24 cites r24 "6.3.3" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Naprem"
  then "Naprem" is Klingon, "Naprem" is Cardassian, "Naprem" is not Federation
}
