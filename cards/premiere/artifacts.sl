set premiere "Premiere" released 1994

card "Varon-T Disruptor" artifact {
  property [TNG]
  traits disruptor, hand_weapon
  used_as_equipment
  your personnel present: STRENGTH * 2
  not_cumulative
}
