set premiere "Premiere" released 1994

card "Varon-T Disruptor" artifact {
  property [TNG]
  traits disruptor, hand_weapon
  used_as_equipment
  your personnel present: STRENGTH * 2
  not_cumulative
}

scenario "A Varon-T Disruptor is earned with the mission, and then doubles the team" under r24 cites r24 "gl artifact" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  given seeds of two under "Cloaked Mission": "Varon-T Disruptor"
  then STRENGTH of "Kromm" = 8
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", "Varon-T Disruptor" in surface of "Cloaked Mission", controller of "Varon-T Disruptor" = one
  then STRENGTH of "Kromm" = 16, STRENGTH of "Captain Worf" = 20
}

scenario "It is not earned by failing, and helps nobody from under the mission" under r24 cites r24 "gl artifact" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Korris", "Kromm"
  given seeds of two under "Cloaked Mission": "Varon-T Disruptor"
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission", STRENGTH of "Kromm" = 8
  then not ("Varon-T Disruptor" in surface of "Cloaked Mission")
}

scenario "Two Varon-T Disruptors double once, for their owner's people" under r24 cites r24 "12.9" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Klingon Disruptor", "Varon-T Disruptor", another "Varon-T Disruptor"
  given away team of two on "Cloaked Mission": "Konmel" of two
  then STRENGTH of "Kromm" = 20, STRENGTH of "Konmel" = 8
}
