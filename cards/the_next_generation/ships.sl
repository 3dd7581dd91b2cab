set the_next_generation "The Next Generation" released 2015

card "Batris" ship {
  Klingon, Non-Aligned
  8 / 5 / 5
  ship_class "Talarian Freighter"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [TNG]
  traits freighter
  while some Klingon card in opposing_force, this: WEAPONS +5
}
