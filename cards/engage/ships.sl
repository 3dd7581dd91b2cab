set engage "Engage" released 2012

card "Deranas" ship {
  Romulan
  8 / 9 / 7
  ship_class "D'deridex"
  commanders "Tomalak"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [TNG]
  while whereabouts of this is Neutral Zone, this: RANGE +2, WEAPONS +2, SHIELDS +2
}

card "U.S.S. Excalibur" ship {
  Federation
  8 / 7 / 9
  ship_class "Ambassador"
  commanders "William T. Riker"
  staffing [Cmd], [Stf] x2
  systems Tractor Beam
  property [TNG]
}

card "Voyager" ship {
  Kazon
  9 / 8 / 8
  ship_class "Intrepid"
  commanders "Culluh", "Seska", "Culluh and Seska"
  staffing [Cmd], [Stf]
  systems Holodeck, Tractor Beam
  icons [DQ]
  property [VOY]
  traits Alpha_Quadrant_related
  names "U.S.S. Voyager"
  special download "Home Away From Home"
}
