set straight_and_steady "Straight and Steady" released 2010

card "File Annual Report" objective {
  icons [AU]
  property [ENT]
  seeds or plays on your "Earth"
  not encoded "one sentence of its text cannot be read yet"
}

card "Remote Interference" objective {
  icons [HA]
  property [ENT]
  seeds or plays on table
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Straight and Steady" objective {
  property [ENT]
  traits captains_order
  seeds or plays on table
  not encoded "4 sentences of its text cannot be read yet"
}
