// expect: 7
// wish: how many there are is `size(...)`, and a place is one word
scenario "How many" under r24 cites trial "1" {
  given hand of one = 2
  then hand of one = 2
  then hand of one > 2
  then discard pile of two = hand of two
  then discard_pile of two is 1
  then hand of one has 2 cards
  then size(draw deck of one) = 3
}
