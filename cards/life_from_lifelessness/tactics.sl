set life_from_lifelessness "Life From Lifelessness" released 2010

card "Determined Assault" tactic {
  property [VOY]
  ATTACK 2; DEFENSE 1; hull_loss 25
  host: SHIELDS -2
  adds 2 to attack if some [NA] ship in own_force
  not encoded "4 sentences of its text cannot be read yet"
}
