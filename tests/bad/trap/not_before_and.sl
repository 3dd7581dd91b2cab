// expect: 1
// wish: how far does `not` reach?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel here where not it is stopped and it is your
}
