set the_neutral_zone "The Neutral Zone" released 2020

card "Primary Plasma Weapon" tactic {
  property [TOS]
  ATTACK 3; DEFENSE 0; hull_loss 30
  host: RANGE -2, WEAPONS -2, SHIELDS -2
  not encoded "4 sentences of its text cannot be read yet"
}
