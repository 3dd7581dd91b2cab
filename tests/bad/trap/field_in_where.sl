// expect: 1
// wish: `STRENGTH of it`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel here where STRENGTH < 5
}
