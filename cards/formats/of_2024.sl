// The game of 2024: its rulebook, and whatever is printed.

format "2024" {
  rules r24
  starters "2024_federation", "2024_klingon"
  ban "Raise the Stakes" because "it is played for the ownership of cards"
  ban "Dala" because "it was shown and never came out"
  ban "Derran Tal" because "it was shown and never came out"
}
