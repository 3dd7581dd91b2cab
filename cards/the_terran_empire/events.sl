set the_terran_empire "The Terran Empire" released 2016

card "A Real Game" event {
  countdown 4
  icons [HA]
  property [TOS]
  seeds or plays on table
  cumulative
  not encoded "2 sentences of its text cannot be read yet"
}

card "Amanda Rogers: Protector" event {
  points 0
  countdown 2
  icons [HA]
  property [TNG]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Captain's Prerogative" event {
  countdown 3
  property [TNG]
  traits captains_order
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Loyal Subordinate" event {
  countdown 2
  property [TNG]
  traits captains_order, Capturing_related
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Security Drills" event {
  countdown 2
  property [DS9]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Technical Wizardry" event {
  countdown 4
  icons [HA]
  property [TNG]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Terran Flagship: Predator" event {
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Tyranny" event {
  countdown 3
  icons [AU]
  property [ENT]
  plays on table
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Will You Kindly Die?" event {
  countdown 2
  property [ENT]
  traits Question_related
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}
