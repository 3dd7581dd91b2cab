// expect: 1
// wish: `not_stopped`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one not stopped personnel here
}
