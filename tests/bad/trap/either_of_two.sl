// expect: 1
// wish: it is not said who chooses
set trial "Trial" released 1994

card "A Trial" event {
  plays to (opponent discards one card in hand of opponent or draw 2)
}
