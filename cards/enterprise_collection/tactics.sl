set enterprise_collection "Enterprise Collection" released 2006

card "T'Pol/Soong Maneuver" tactic {
  property [ENT]
  traits maneuver_card
  ATTACK 0; DEFENSE 2
  host: RANGE -2, WEAPONS -1, SHIELDS -1
  left_as_damage
  hit_flips 1
  direct_flips 3
  not encoded "2 sentences of its text cannot be read yet"
}
