set rules_of_acquisition "Rules of Acquisition" released 1999

card "Ferengi Energy Weapon" tactic {
  property [TNG]
  ATTACK 1; DEFENSE 2; hull_loss 30
  host: RANGE -1, WEAPONS -1, SHIELDS -2
  adds 2 to attack if some Ferengi ship in own_force
  as damage: kill one personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
}

card "Plasma Energy Burst" tactic {
  property [TNG]
  ATTACK 0; DEFENSE 2
  host: WEAPONS -1, SHIELDS -1
  left_as_damage
  hit_flips 2
  direct_flips 4
  not encoded "3 sentences of its text cannot be read yet"
}
