set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Falar" personnel {
  Ferengi
  OFFICER, Treachery, Transporter Skill
  5 / 8 / 6
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Bractor", "Jean-Luc Picard"
  special download "Ferengi Energy Weapon"
}

card "Lumba" personnel {
  Ferengi
  CIVILIAN, Acquisition, Biology
  5 / 8 / 2
  species ferengi_species
  property [DS9]
  traits female
  names "Quark"
  mentions "Nilva", "Grand Nagus Zek"
  special download "Nilva"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Mordoc" personnel universal {
  Ferengi
  SECURITY, Astrophysics
  3 / 7 / 6
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Taar", "Letek"
}
