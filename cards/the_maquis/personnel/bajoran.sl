set the_maquis "The Maquis" released 2014

card "Ro Laren" version "The Maquis" personnel {
  Bajoran, Federation
  SECURITY, Navigation, Leadership, Computer Skill, Treachery
  5 / 8 / 7
  species bajoran_species
  icons [Cmd], [Maq]
  property [TNG]
  traits female, Enterprise_related
  mentions "Jean-Luc Picard"
  special download "Bleed Resources"
}
