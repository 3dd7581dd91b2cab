set second_anthology "Second Anthology" released 2000

card "Koval" personnel {
  Romulan, Federation
  VIP, SECURITY, Treachery, Exobiology
  3 / 9 / 6
  species romulan_species
  icons [Cmd]
  property [DS9]
  traits chairman, male
  mentions "Senator Cretak", "Sloan"
  not encoded "2 sentences of its text cannot be read yet"
}
