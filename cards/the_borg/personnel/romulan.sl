set the_borg "The Borg" released 2001

card "Thenelak" personnel universal {
  Romulan
  ENGINEER, Physics
  5 / 7 / 5
  species romulan_species
  icons [Stf]
  property [VOY]
  traits female
}
