set rules_of_acquisition "Rules of Acquisition" released 1999

card "Leeta" personnel {
  Bajoran, Ferengi
  CIVILIAN, Anthropology, Youth, Computer Skill, Leadership, Music
  7 / 6 / 4
  species bajoran_species
  property [DS9]
  traits dabo_girl, female
  mentions "Rom", "Julian Bashir"
  special download one "Dabo" or "Kukalaka"
}

card "Mardah" personnel {
  Bajoran, Ferengi
  CIVILIAN, Youth, Biology, SCIENCE
  7 / 6 / 3
  species bajoran_species
  property [DS9]
  traits dabo_girl, female
  mentions "Jake Sisko"
  lovers "Jake Sisko"
}
