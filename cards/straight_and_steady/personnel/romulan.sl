set straight_and_steady "Straight and Steady" released 2010

card "Admiral Valdore" personnel {
  Romulan
  OFFICER, Leadership, Computer Skill, Treachery
  4 / 7 / 9
  species romulan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits admiral, male, senator
  special download "Gareb"
  special download "Remote Interference"
}

card "Gareb" personnel {
  Romulan, Non-Aligned
  CIVILIAN, Empathy x2, Geology
  6 / 5 / 3
  species Aenar
  icons [22], [AU]
  property [ENT]
  traits male, support_personnel
}

card "Nijil" personnel {
  Romulan
  SCIENCE, ENGINEER, Computer Skill, Navigation
  5 / 7 / 7
  species romulan_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
  mentions "Vrax"
  not encoded "one sentence of its text cannot be read yet"
}
