// expect: 1
// wish: r24 has no such row, but r18 has it
rule trial cites r24 "deck-parts" {
  deck needs size(draw_deck of you) > 3 because "it is too small"
}
