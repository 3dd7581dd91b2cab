set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "Humanity's Last Stand" tactic {
  property [ENT]
  ATTACK 2; DEFENSE 2; hull_loss 25
  host: WEAPONS -2, SHIELDS -2
  not encoded "3 sentences of its text cannot be read yet"
}
