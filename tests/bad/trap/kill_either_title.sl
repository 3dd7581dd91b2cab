// expect: 1
// wish: one of the two dies
set trial "Trial" released 1994

titles "Some", "Other"

card "A Trial" interrupt {
  plays to kill "Some" or "Other"
}
