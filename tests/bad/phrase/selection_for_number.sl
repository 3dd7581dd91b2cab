// expect: 1
// wish: `draw` takes a number, and this is a selection
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  draw personnel in team
}
