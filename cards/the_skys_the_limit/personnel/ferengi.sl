set the_skys_the_limit "The Sky's the Limit" released 2013

card "Dr. Farek" version "The Sky's the Limit" personnel universal {
  Ferengi
  MEDICAL, Exobiology, Treachery, Computer Skill
  3 / 7 / 4
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Lwaxana Troi"
}

card "Lwaxana Troi" version "The Sky's the Limit" personnel {
  Ferengi
  VIP, Empathy x2, Anthropology, Computer Skill
  5 / 8 / 2
  species Betazoid
  property [TNG]
  traits ambassador, female
  mentions "Tog"
}
