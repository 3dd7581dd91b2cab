set rules_of_acquisition "Rules of Acquisition" released 1999

card "Patrol Ship" ship universal {
  Cardassian
  8 / 5 / 6
  ship_class "Hideki"
  staffing [Stf]
  property [DS9]
  systems Tractor Beam
}

card "Apnex" ship {
  Romulan
  7 / 4 / 5
  ship_class "Science"
  commanders "Mirok"
  systems Cloaking Device, Phasing Cloak
  property [TNG]
  traits prototype
  if this is phased, this: RANGE +4
}
