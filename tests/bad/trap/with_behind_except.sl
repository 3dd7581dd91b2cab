// expect: 1
// wish: of those that are excepted, or of the others?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill all personnel here except your personnel with Honor
}
