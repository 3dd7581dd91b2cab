// expect: 1
// wish: the two weakest die
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill two personnel in play with lowest INTEGRITY
}
