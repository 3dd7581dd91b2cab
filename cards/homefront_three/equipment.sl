set homefront_three "Homefront III" released 2012

card "El-Aurian Phaser" equipment {
  property [Gen]
  traits hand_weapon, phaser, SCIENCE_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Mr. Tricorder" equipment {
  property [Gen]
  traits ENGINEER_related
  android personnel here: INTEGRITY -6, CUNNING -6, STRENGTH -6
  not encoded "2 sentences of its text cannot be read yet"
}

card "Trilithium Weapon Control PADD" equipment {
  property [Gen]
  not encoded "one sentence of its text cannot be read yet"
}
