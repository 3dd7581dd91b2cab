// expect: 1
// wish: the forms that begin with `plays`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to one personnel here: STRENGTH +2 until end of turn
}
