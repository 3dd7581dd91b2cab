set enterprise_collection "Enterprise Collection" released 2006

card "T'Pol/Soong Maneuver" tactic {
  property [ENT]
  traits maneuver_card
  ATTACK 0; DEFENSE 2
  host: RANGE -2, WEAPONS -1, SHIELDS -1
  not encoded "4 sentences of its text cannot be read yet"
}
