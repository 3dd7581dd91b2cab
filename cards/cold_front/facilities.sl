set cold_front "Cold Front" released 2018

card "Cold Station 12" station {
  Non-Aligned
  18
  icons [22], [AU]
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
  not encoded "its traits cannot be read yet"
}

card "Tellarite Trading Post" station universal {
  Non-Aligned
  26
  icons [22], [AU]
  property [ENT]
  special download "UFP: One Small Step"
  not encoded "2 sentences of its text cannot be read yet"
  not encoded "its traits cannot be read yet"
}
