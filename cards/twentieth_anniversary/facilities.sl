set twentieth_anniversary "20th Anniversary Collection" released 2014

card "Starbase 247" outpost {
  Federation
  32
  commanders "Fleet Admiral Shanthi"
  property [TNG]
  seeds at [Fed] space mission
  special download "You Know I'd Like to Help"
}
