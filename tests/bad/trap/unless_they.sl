// expect: 1
// wish: say who
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel here unless they have Honor
}
