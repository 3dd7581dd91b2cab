set the_terran_empire "The Terran Empire" released 2016

card "Carri" personnel universal {
  Non-Aligned
  OFFICER, SCIENCE, Music, Law
  8 / 8 / 6
  species human
  icons [KCA], [MQ], [Stf], [TE]
  property [DS9]
  traits cook, female
  mentions "Mr. Sisko"
}

card "Dr. Cochrane" personnel {
  Non-Aligned
  CIVILIAN, ENGINEER x2, Computer Skill, Astrophysics, Treachery
  5 / 8 / 6
  species human
  icons [AU], [Cmd], [MQ], [OCD]
  property [ENT]
  traits male
  opposite_of "Zefram Cochrane"
  special download "Zefram Cochrane's Shotgun"
}

card "Haon Obst" personnel universal {
  Non-Aligned
  CIVILIAN, Honor, Exobiology, Anthropology
  8 / 7 / 4
  species humanoid
  icons [22], [AU], [MQ]
  property [ENT]
  traits male
  mentions "Slar"
}
