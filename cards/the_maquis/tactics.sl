set the_maquis "The Maquis" released 2014

card "Close Quarters Combat" tactic {
  property [TNG]
  ATTACK 0; DEFENSE 2; hull_loss 20
  host: WEAPONS -2, SHIELDS -2
  not encoded "2 sentences of its text cannot be read yet"
}
