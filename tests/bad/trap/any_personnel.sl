// expect: 1
// wish: one that is chosen, or all of them?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to stop any personnel here
}
