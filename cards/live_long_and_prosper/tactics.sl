set live_long_and_prosper "Live Long and Prosper" released 2017

card "Vulcan Particle Beam" tactic {
  property [ENT]
  ATTACK 1; DEFENSE 2; hull_loss 30
  host: RANGE -2, WEAPONS -1, SHIELDS -1
  adds 2 to attack if some Vulcan ship in own_force
  as damage: kill one personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
}
