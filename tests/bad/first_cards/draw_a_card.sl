// expect: 1
// wish: `draw 1`
set trial "Trial" released 2026
card "A First Try" interrupt {
  plays to draw two cards
}
