// expect: 1
// wish: one of them, or several?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to stop some personnel here
}
