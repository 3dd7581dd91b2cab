set holodeck_adventures "Holodeck Adventures" released 2001

card "Bynars Data Transfer" event {
  property [TNG]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Dominion War Efforts" event {
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ferengi Financial Data Net" event {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Oo-mox" event {
  countdown 3
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}
