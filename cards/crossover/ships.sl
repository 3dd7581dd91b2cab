set crossover "Crossover" released 2015

card "Alliance Freighter" ship universal {
  Cardassian
  7 / 5 / 6
  ship_class "Military Freighter"
  staffing [KCA]
  systems Tractor Beam
  icons [KCA], [MQ]
  property [DS9]
  traits freighter
}
