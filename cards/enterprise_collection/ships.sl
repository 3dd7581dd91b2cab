set enterprise_collection "Enterprise Collection" released 2006

card "Enterprise" ship {
  Starfleet
  6 / 4 / 5
  ship_class "NX"
  commanders "Jonathan Archer"
  staffing [Cmd]
  icons [22], [AU]
  property [ENT]
  traits prototype
  not encoded "one sentence of its text cannot be read yet"
}
