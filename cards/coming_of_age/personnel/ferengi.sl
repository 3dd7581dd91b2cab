set coming_of_age "Coming of Age" released 2018

card "Aletia" personnel universal {
  Ferengi, Non-Aligned
  SCIENCE, Acquisition, Biology, Physics
  4 / 6 / 6
  species humanoid
  icons [Stf]
  property [TNG]
  traits female
  mentions "Omag", "Calandra"
}

card "Follis" personnel universal {
  Ferengi
  SECURITY, Navigation
  5 / 6 / 6
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  mentions "Lurin"
}
