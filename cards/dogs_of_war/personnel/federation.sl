set dogs_of_war "Dogs of War" released 2021

card "Lieutenant Nog" personnel {
  Federation
  OFFICER, Honor, ENGINEER, Navigation, Diplomacy
  8 / 8 / 6
  species ferengi_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
  names "Nog"
  mentions "Benjamin Sisko", "Deep Space 9"
  special download "Phaser Array Power Cell"
}
