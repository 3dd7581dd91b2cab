set life_from_lifelessness "Life From Lifelessness" released 2010

card "Captain Nog" personnel {
  Ferengi, Federation
  OFFICER, ENGINEER, Diplomacy, Honor, Physics
  8 / 8 / 5
  species ferengi_species
  icons [AU], [Cmd]
  property [DS9]
  traits captain, male
  commands "U.S.S. Defiant"
  mentions "Jake Sisko", "Nog"
  special download "Ready Room Door"
}

card "Dr. Reyga" version "Life From Lifelessness" personnel {
  Ferengi
  SCIENCE, ENGINEER, Astrophysics, Physics, Stellar Cartography
  7 / 8 / 5
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  special download "Metaphasic Shields"
}
