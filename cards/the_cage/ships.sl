set the_cage "The Cage" released 2019

card "Starship Constellation" ship {
  Federation
  6 / 6 / 5
  ship_class "Constitution"
  commanders "Commodore Decker"
  staffing [OS]
  systems Tractor Beam
  icons [AU], [OS]
  property [TOS]
  special download "Emergency Evacuation"
}
