// expect: 1
// wish: `please` belongs to nothing
set trial "Trial" released 2026
card "A First Try" interrupt {
  plays to draw 2 please
}
