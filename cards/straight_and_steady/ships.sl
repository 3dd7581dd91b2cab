set straight_and_steady "Straight and Steady" released 2010

card "I.K.S. Nguq'Yab" ship {
  Klingon, Non-Aligned
  5 / 5 / 5
  ship_class "be'toQ"
  commanders "Martrex", "Raakin", "Malik"
  staffing [Cmd]
  systems Tractor Beam
  icons [22], [AU]
  property [ENT]
  traits bird_of_prey
  origins Klingon
  not encoded "one sentence of its text cannot be read yet"
}

card "Raptor One" ship {
  Romulan
  7 / 3 / 4
  ship_class "Drone"
  systems Holographic Skin
  icons [22], [AU]
  property [ENT]
  traits prototype
  not encoded "one sentence of its text cannot be read yet"
}
