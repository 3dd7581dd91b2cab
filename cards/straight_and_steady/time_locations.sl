set straight_and_steady "Straight and Steady" released 2010

card "22nd-Century San Francisco" time_location planet {
  not encoded "4 sentences of its text cannot be read yet"
}

card "Augment Research Facility" time_location planet {
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Drone Control Room" time_location planet {
  not encoded "4 sentences of its text cannot be read yet"
}
