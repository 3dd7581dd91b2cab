// expect: 1
// wish: nobody chooses a number
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to draw up to 3
}
