// expect: 1
// wish: which of the two binds tighter?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel here where it has Honor or it is stopped and it is your
}
