set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Broca" personnel {
  Cardassian
  VIP, Archaeology, Geology, ENGINEER, Treachery
  2 / 6 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits legate, male
  mentions "Damar"
}
