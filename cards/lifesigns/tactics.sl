set lifesigns "Lifesigns" released 2024

card "Hyper-thermic Charges" tactic {
  property [VOY]
  ATTACK 1; DEFENSE 1; hull_loss 20
  host: WEAPONS -1, SHIELDS -1
  not encoded "2 sentences of its text cannot be read yet"
}
