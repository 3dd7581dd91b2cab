set paradise_lost "Paradise Lost" released 2022

card "No Tricks" tactic {
  property [TSfS]
  ATTACK 0; DEFENSE 1; hull_loss 15
  host: WEAPONS -3
  adds 2 to attack if some [Films] ship in own_force
  left_as_damage
  hit_flips 1
  direct_flips 3
  not encoded "2 sentences of its text cannot be read yet"
}

card "Unexpected Torpedo" tactic {
  property [TUC]
  ATTACK 1; DEFENSE 3; hull_loss 25
  host: RANGE -1, WEAPONS -1, SHIELDS -1
  adds 2 to attack if some [Films] ship in own_force
  not encoded "one sentence of its text cannot be read yet"
}
