set rules_of_acquisition "Rules of Acquisition" released 1999

card "Patrol Ship" ship universal {
  Cardassian
  8 / 5 / 6
  ship_class "Hideki"
  staffing [Stf]
  property [DS9]
  systems Tractor Beam
}
