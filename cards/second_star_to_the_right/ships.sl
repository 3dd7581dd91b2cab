set second_star_to_the_right "Second Star to the Right" released 2021

card "Starship Saratoga" ship {
  Federation
  7 / 5 / 6
  ship_class "Miranda"
  commanders "Captain Alexander"
  staffing [Films]
  systems Tractor Beam
  icons [AU], [Films]
  property [TVH]
}
