// expect: 1
// wish: of which of the two?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel together_with your personnel with Honor
}
