set premiere "Premiere" released 1994

card "Klingon Disruptor" equipment {
  property [TNG]
  traits disruptor, hand_weapon
  users Klingon, Non-Aligned
  your personnel present: STRENGTH +2
  cumulative
}
