set the_terran_empire "The Terran Empire" released 2016

card "Phase Cannons" tactic {
  property [ENT]
  ATTACK 1; DEFENSE 2; hull_loss 35
  host: RANGE -1, WEAPONS -2, SHIELDS -1
  adds 2 to attack if some [SF] ship in own_force
  as damage: kill one personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
}
