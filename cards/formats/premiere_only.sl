// The cards of 1994 by themselves.

format "Premiere only" {
  rules r24
  pool set premiere
  ban "Raise the Stakes" because "it is played for the ownership of cards"
}
