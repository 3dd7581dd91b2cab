// expect: 3
// wish: for how many the game is
scenario "Three at a table for two" under r24 for 3 players cites r24 "1.2" {
  given points of one = 5
  then points of one = 5
}
scenario "Nobody is called three" under r24 for 2 players cites r24 "1.2" {
  given points of one = 5
  then points of three = 0
}
scenario "How many" under r24 for players cites r24 "1.2" {
  given points of one = 5
  then points of one = 5
}
