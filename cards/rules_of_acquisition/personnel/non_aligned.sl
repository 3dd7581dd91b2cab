set rules_of_acquisition "Rules of Acquisition" released 1999

card "Aluura" personnel {
  Non-Aligned, Ferengi
  CIVILIAN, Youth, Honor, Diplomacy
  8 / 6 / 2
  species humanoid
  property [DS9]
  traits dabo_girl, female
  not encoded "one sentence of its text cannot be read yet"
}

card "Calandra" personnel universal {
  Non-Aligned
  CIVILIAN, Youth, Music, MEDICAL
  5 / 6 / 2
  species human
  property [TNG]
  traits female, nurse
  dots 1
  mentions "Omag"
  DaiMon personnel present: INTEGRITY +1, CUNNING +1, STRENGTH +1
  cumulative
}

card "Hagath" personnel {
  Non-Aligned
  CIVILIAN, Acquisition, Treachery x2, Anthropology, ENGINEER
  2 / 7 / 5
  species humanoid
  icons [Stf]
  property [DS9]
  traits arms_dealer, male
  mentions "Gaila", "Quark"
  not encoded "one sentence of its text cannot be read yet"
}

card "Kasidy Yates" personnel {
  Non-Aligned, Bajoran
  CIVILIAN, Navigation x2, Smuggling, Transporter Skill
  7 / 6 / 4
  species human
  icons [Cmd], [Maq]
  property [DS9]
  traits captain, female
  mentions "Benjamin Sisko"
  lovers "Benjamin Sisko"
  not encoded "one sentence of its text cannot be read yet"
}

card "Morn" personnel {
  Non-Aligned
  CIVILIAN, Navigation, Greed, Acquisition, Smuggling, ENGINEER, Biology
  5 / 8 / 9
  species Lurian
  icons [Cmd]
  property [DS9]
  traits captain, male
  mentions "Quark"
  special download "Gold-Pressed Latinum"
}
