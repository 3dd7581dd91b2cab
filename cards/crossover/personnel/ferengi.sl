set crossover "Crossover" released 2015

card "Nizari" personnel {
  Ferengi, Bajoran
  CIVILIAN, Acquisition, Greed, Anthropology, Youth
  5 / 7 / 4
  species humanoid
  icons [KCA], [MQ], [TE]
  property [DS9]
  traits dabo_girl, female
  mentions "Mr. Nog", "Security Chief Garak"
  special download "Dabo"
}
