set the_cage "The Cage" released 2019

card "Classic Phaser Banks" tactic {
  property [TOS]
  ATTACK 1; DEFENSE 3; hull_loss 30
  host: RANGE -1, WEAPONS -1, SHIELDS -2
  adds 2 to attack if some ship in own_force where ship_class of it = "Constitution"
  left_as_damage
  hit_flips 1
  direct_flips 3
  not encoded "one sentence of its text cannot be read yet"
}

card "It Must Be Destroyed" tactic {
  property [TOS]
  ATTACK 1; DEFENSE 2; hull_loss 25
  host: WEAPONS -2, SHIELDS -2
  left_as_damage
  hit_flips 1
  direct_flips 3
  not encoded "one sentence of its text cannot be read yet"
}
