set deep_space_nine "Deep Space Nine" released 1998

card "Beware of Q" objective {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Establish Tractor Lock" objective {
  icons [HA]
  property [DS9]
  not encoded "5 sentences of its text cannot be read yet"
}

card "Explore Gamma Quadrant" objective {
  points 5
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "File Mission Report" objective {
  points 5
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "HQ: Defensive Measures" objective {
  countdown 3
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "HQ: Return Orb to Bajor" objective {
  points 10
  property [DS9]
  plays on your [Orb] personnel
  not encoded "3 sentences of its text cannot be read yet"
}

card "HQ: Secure Homeworld" objective {
  property [DS9]
  traits Capturing_related
  seeds or plays on mission where it is homeworld
  not encoded "one sentence of its text cannot be read yet"
}

card "Navigate Plasma Storms" objective {
  property [DS9]
  seeds or plays on table
  not encoded "6 sentences of its text cannot be read yet"
}

card "Plans of the Obsidian Order" objective {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Plans of the Tal Shiar" objective {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Process Ore" objective {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Rescue Personnel" objective {
  points 5
  property [DS9]
  unique
  not encoded "4 sentences of its text cannot be read yet"
}
