set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Bajoran Phaser Banks" tactic {
  property [DS9]
  ATTACK 1; DEFENSE 1; hull_loss 30
  host: RANGE -1, WEAPONS -1, SHIELDS -1
  as damage: kill one personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
  not encoded "one sentence of its text cannot be read yet"
}

card "Breen Disruptor Burst" tactic {
  property [DS9]
  ATTACK 1; DEFENSE 2; hull_loss 30
  host: RANGE -2, SHIELDS -2
  as damage: kill one personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
  not encoded "one sentence of its text cannot be read yet"
}

card "Breen Energy-Dampening Weapon" tactic {
  property [DS9]
  ATTACK 3; DEFENSE 1; hull_loss 20
  host: SHIELDS -2
  left_as_damage
  hit_flips 1
  direct_flips 1
  not encoded "4 sentences of its text cannot be read yet"
}

card "Chain Reaction Pulsar" tactic {
  property [Armada]
  ATTACK 5; DEFENSE 0; hull_loss 35
  host: RANGE -1, WEAPONS -1, SHIELDS -3
  left_as_damage
  hit_flips 0
  direct_flips 0
  not encoded "a hit nullifies an event that enhances its target"
  not encoded "3 sentences of its text cannot be read yet"
}
