// expect: 1
// wish: `hand of opponent`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to opponent discards one card in his hand
}
