// expect: 1
// wish: say both places in a `where`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel with STRENGTH < 5 here or aboard your ship
}
