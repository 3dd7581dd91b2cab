set showdown_four_lights "Showdown: Four Lights" released 2023

card "U.S.S. Cairo" ship {
  Federation
  8 / 6 / 7
  ship_class "Excelsior"
  commanders "Edward Jellico"
  staffing [Stf] x2
  systems Tractor Beam
  property [TNG]
  while whereabouts of this is [Car], this: WEAPONS +2, SHIELDS +2
}

card "Vetar" version "Showdown: Four Lights" ship {
  Cardassian
  8 / 7 / 7
  ship_class "Galor"
  commanders "Gul Evek"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [TNG]
  traits Capturing_related
  while some personnel captive_of you, this: WEAPONS +2, SHIELDS +2
}
