set a_private_little_war "A Private Little War" released 2020

card "Frontal Assault" tactic {
  property [TOS]
  ATTACK 1; DEFENSE 1; hull_loss 30
  host: RANGE -2, WEAPONS -1, SHIELDS -1
  not encoded "2 sentences of its text cannot be read yet"
}
