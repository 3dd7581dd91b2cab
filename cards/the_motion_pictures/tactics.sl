set the_motion_pictures "The Motion Pictures" released 2002

card "Isolytic Burst" tactic {
  property [Ins]
  ATTACK 3; DEFENSE 0; hull_loss 30
  host: RANGE -3
  left_as_damage
  hit_flips 1
  direct_flips 3
  as damage: kill one personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Riker Maneuver" tactic {
  property [Ins]
  traits maneuver_card
  ATTACK 4; DEFENSE -1; hull_loss 30
  host: RANGE -2, WEAPONS -2, SHIELDS -2
  left_as_damage
  hit_flips 1
  direct_flips 3
  not encoded "a direct hit hits another ship, too"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Target Warp Field Coils" tactic {
  property [TWOK]
  ATTACK 2; DEFENSE 2; hull_loss 30
  host: RANGE -3
  left_as_damage
  hit_flips 1
  direct_flips 3
  not encoded "2 sentences of its text cannot be read yet"
}
