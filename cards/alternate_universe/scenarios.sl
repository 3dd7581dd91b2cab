// Worked examples of the rulebook and what is special about the cards of this set.

scenario "Frame of Mind, a disruptor and a Varon-T" under r24 cites r24 "12.11" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Klingon Disruptor", "Varon-T Disruptor"
  given "Frame of Mind" on "Kromm"
  then STRENGTH of "Kromm" = 10
}

scenario "A disruptor alone adds two" under r24 cites r24 "12.9" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Klingon Disruptor"
  then STRENGTH of "Kromm" = 10
}
