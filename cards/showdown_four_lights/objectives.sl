set showdown_four_lights "Showdown: Four Lights" released 2023

card "Dispatch Metagenic Experts" objective {
  points 5
  icons [HA]
  property [TNG]
  traits Capturing_related
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Get Him Cleaned Up" objective {
  icons [HA]
  property [TNG]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}
