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

card "Tabor" version "The Maquis" personnel {
  Bajoran, Federation
  ENGINEER, Physics, SCIENCE, Computer Skill
  5 / 6+X / 6+X
  X = 3 if number of (c: personnel in discard_pile of you) >= 6 else 0
  species bajoran_species
  icons [DQ], [Maq], [Stf]
  property [VOY]
  traits male
  mentions "Crell Moset", "Jor"
  dots 1
}
