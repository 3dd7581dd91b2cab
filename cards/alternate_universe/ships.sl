set alternate_universe "Alternate Universe" released 1995

card "Decius" ship {
  Romulan
  10 / 9 / 8
  ship_class "D'deridex"
  commanders "Tomalak"
  icons [AU]
  staffing [AU], [Cmd], [Stf]
  systems Cloaking Device, Holodeck, Tractor Beam
  property [TNG]
}
