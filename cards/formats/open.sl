// Whatever was printed for this game, in its latest text.

format "Open" {
  rules r24
  ban "Raise the Stakes" because "it is played for the ownership of cards"
  ban "Dala" because "it was shown and never came out"
  ban "Derran Tal" because "it was shown and never came out"
}
