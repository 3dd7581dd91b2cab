set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Dosi Trade Vessel" ship universal {
  Dominion
  7 / 7 / 7
  ship_class "Dosi Merchant"
  staffing [Stf] x2
  icons [GQ]
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Ferengi Freighter" ship universal {
  Ferengi
  7 / 4 / 6
  ship_class "Modified D'Kora-Class Transport"
  staffing [Stf] x2
  systems Tractor Beam
  property [DS9]
  traits D_Kora_class, freighter, transport
  while quadrant of whereabouts of this = Gamma, this: RANGE +1, WEAPONS +1, SHIELDS +1
}

card "Jem'Hadar Troopship" ship universal {
  Dominion
  7 / 3 / 7
  ship_class "Troopship"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  icons [GQ]
  property [DS9]
  traits Jem_Hadar_ship
  not encoded "one sentence of its text cannot be read yet"
}

card "Serrola" ship {
  Romulan
  8 / 8 / 8
  ship_class "Modified D'deridex"
  commanders "Enabran Tain", "Lovok"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [DS9]
  traits D_deridex_class
  while quadrant of whereabouts of this = Gamma, this: RANGE +2, WEAPONS +2, SHIELDS +2
}

card "U.S.S. Mekong" ship {
  Federation
  7 / 5 / 6
  ship_class "Danube"
  commanders "Odo"
  property [DS9]
  traits scout
  special download "Rescue Personnel"
}
