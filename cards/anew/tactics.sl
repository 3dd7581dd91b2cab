// A demonstration: titles and figures are those of printed cards where there are such, and the texts are made for these rules.

set anew_demonstration "A New Way to Play: demonstration" unreleased

card "Phaser Banks" tactic {
  ATTACK 1; DEFENSE 2
  hull_loss 30
  as damage: kill one personnel aboard_its_ship at random
}
card "Photon Torpedo" tactic {
  ATTACK 2; DEFENSE 2
  hull_loss 35
}
card "Full Phaser Spread" tactic {
  ATTACK 3; DEFENSE 2
  hull_loss 30
  while host of this is ship: host: SHIELDS -1
}
card "Maximum Firepower" tactic {
  ATTACK 6; DEFENSE 0
  hull_loss 30
}
card "Evasive Maneuvers" tactic {
  ATTACK 0; DEFENSE 4
  hull_loss 0
}
card "Pulse Disruptor" tactic {
  ATTACK 2; DEFENSE 1
  hull_loss 35
}
