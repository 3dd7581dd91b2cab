// expect: 1
// wish: `without` is `with no`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to stop each personnel here without Honor
}
