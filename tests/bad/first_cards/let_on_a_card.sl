// expect: 1
// wish: a name holds in one text
set trial "Trial" released 1994

card "A Trial" interrupt {
  let chosen be one your ship here
  plays to draw 1
}
