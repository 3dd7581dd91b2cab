// expect: 1
// wish: leave the comma out: `draw 2 then discard ...`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to draw 2, then discard one card in hand of you
}
