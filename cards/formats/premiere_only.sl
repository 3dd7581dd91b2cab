// The cards of 1994 by themselves.

format "Premiere only" {
  rules r24
  starters "premiere_only_federation", "premiere_only_klingon"
  pool set premiere
  ban "Raise the Stakes" because "it is played for the ownership of cards"
}
