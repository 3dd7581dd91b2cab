// expect: 1
// wish: one of them, or each?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to destroy ship here
}
