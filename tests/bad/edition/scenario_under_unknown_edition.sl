// expect: 1
// There is no such edition, so nobody knows under which rules it would hold.
scenario "A game has begun" under r59 cites trial "1" {
  then turn_number = 0
}
