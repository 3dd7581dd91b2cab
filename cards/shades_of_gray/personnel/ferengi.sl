set shades_of_gray "Shades of Gray" released 2011

card "Grish" personnel universal {
  Ferengi
  MEDICAL, Exobiology, Transporter Skill
  4 / 6 / 6
  species ferengi_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits male, nurse, support_personnel, thief
  mentions "Ulis"
}

card "Krem" personnel {
  Ferengi
  SCIENCE, Honor, Astrophysics, Geology, FCA, Navigation
  7 / 6 / 6
  species ferengi_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits male, thief
  commands "Quetsivoo"
  mentions "Ulis"
  special download "Commandeer Ship"
}

card "Muk" personnel {
  Ferengi
  SECURITY, Archaeology, Physics, Treachery
  4 / 5 / 7
  species ferengi_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits male, thief
  mentions "Ulis", "T'Pol"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ulis" personnel {
  Ferengi
  ENGINEER, Acquisition, Leadership, Computer Skill, Treachery, Biology
  4 / 7 / 6
  species ferengi_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, cook, male, thief
  commands "Quetsivoo"
  mentions "Grish", "Krem", "Muk"
  special download "Secondary Market"
}
