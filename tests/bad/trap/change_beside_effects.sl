// expect: 1
// wish: a change among effects stands in parentheses
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to draw 1, each your ship: RANGE +1 until end of turn
}
