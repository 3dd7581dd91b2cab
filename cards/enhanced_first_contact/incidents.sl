set enhanced_first_contact "Enhanced First Contact" released 1999

card "Add Distinctiveness" incident {
  icons [BO], [HA]
  property [FC]
  not encoded "its points are X"
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Nightmare" incident {
  property [FC]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Population 9 Billion - All Borg" incident {
  icons [BO], [HA]
  property [FC]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Service the Collective" incident {
  icons [BO], [HA]
  property [FC]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Sphere Encounter" incident {
  icons [BO], [HA]
  property [FC]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
