set the_borg "The Borg" released 2001

card "Gegis" personnel {
  Ferengi
  OFFICER, Computer Skill, SCIENCE, Acquisition, Greed
  4 / 6 / 7
  species ferengi_species
  icons [Cmd]
  property [VOY]
  traits DaiMon, male
  mentions "Nunk"
  not encoded "one sentence of its text cannot be read yet"
}

card "Nunk" personnel {
  Ferengi
  ENGINEER, Greed, Stellar Cartography, Anthropology
  5 / 7 / 6
  species ferengi_species
  icons [Stf]
  property [VOY]
  traits Capturing_related, male
  dots 1
  mentions "Leosa", "Reginald Barclay"
  lovers "Leosa"
  once per game: you may capture one [Holo] personnel present
}

card "Yeggie" personnel {
  Ferengi
  MEDICAL, Greed, Biology, Cybernetics, Treachery
  3 / 6 / 5
  species ferengi_species
  icons [Stf]
  property [VOY]
  traits male
  mentions "Gegis", "Nunk", "Seven of Nine"
  not encoded "one sentence of its text cannot be read yet"
}
