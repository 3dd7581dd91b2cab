set life_from_lifelessness "Life From Lifelessness" released 2010

card "Determined Assault" tactic {
  property [VOY]
  ATTACK 2; DEFENSE 1; hull_loss 25
  host: SHIELDS -2
  adds 2 to attack if some [NA] ship in own_force
  left_as_damage
  hit_flips 0
  direct_flips 2
  not encoded "2 sentences of its text cannot be read yet"
}
