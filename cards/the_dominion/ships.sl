set the_dominion "The Dominion" released 1999

card "Trager" ship {
  Cardassian
  8 / 8 / 7
  ship_class "Galor"
  commanders "Macet"
  staffing [Cmd], [Stf]
  property [TNG]
  systems Tractor Beam
}
