set the_motion_pictures "The Motion Pictures" released 2002

card "H.M.S. Bounty" ship {
  Federation, Klingon
  7 / 6 / 6
  ship_class "B'rel"
  commanders "Kruge", "Admiral Kirk"
  staffing [Films]
  systems Cloaking Device, Tractor Beam
  icons [AU], [Films]
  property [TVH]
  traits bird_of_prey
}
