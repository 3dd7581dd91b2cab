set enterprise_collection "Enterprise Collection" released 2006

card "Starfleet Phaser Pistol" equipment {
  icons [22], [AU]
  property [ENT]
  traits hand_weapon, phaser
  cumulative
  not encoded "2 sentences of its text cannot be read yet"
}
