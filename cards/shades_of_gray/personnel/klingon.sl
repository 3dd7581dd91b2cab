set shades_of_gray "Shades of Gray" released 2011

card "Martrex" personnel {
  Klingon
  OFFICER, Leadership, Music, Biology, Stellar Cartography
  6 / 6 / 7
  species klingon_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, high_council, male
  commands "I.K.S. Nguq'Yab"
}
