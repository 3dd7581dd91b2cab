set homefront_two "Homefront II" released 2011

card "Chang" personnel {
  Klingon
  OFFICER, SECURITY x2, Leadership, Treachery x2, Law
  2 / 7 / 7
  species klingon_species
  icons [AU], [Cmd], [Films], [TMP]
  property [TUC]
  traits general, high_council, male
  names "General Chang"
  commands "I.K.S. Kla'Diyus"
  mentions "Gorkon"
  special download "Cold Warriors"
}

card "Nu'Daq" version "Homefront II" personnel {
  Klingon
  OFFICER, Archaeology, Exobiology, Leadership, Navigation, Treachery
  4 / 6 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits high_council, male
  commands "I.K.C. Maht-H'a"
  mentions "Jean-Luc Picard", "Ocett"
  special download "Dig"
}
