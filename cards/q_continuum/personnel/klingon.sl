set q_continuum "Q Continuum" released 1996

card "Kahlest" personnel {
  Klingon
  CIVILIAN, MEDICAL, Honor, Music
  7 / 6 / 4
  species klingon_species
  property [TNG]
  traits female
  dots 1
  mentions "K'mpec", "Mogh", "Worf"
  Klingon personnel with Honor present: STRENGTH +2
}

card "K'chiQ" personnel universal {
  Klingon
  CIVILIAN
  6 / 4 / 7
  species klingon_species
  icons [AU]
  property [TNG]
  traits female
  mentions "William Riker", "Lieutenant Worf"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Kitrik" personnel {
  Klingon
  MEDICAL, Exobiology, SCIENCE, Cybernetics, Music
  6 / 7 / 6
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
}

card "K'nera" personnel {
  Klingon
  OFFICER, SECURITY, Transporter Skill, Honor
  6 / 7 / 7
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits male, Enterprise_related
  mentions "Konmel", "Korris", "Worf"
  not encoded "one sentence of its text cannot be read yet"
}
