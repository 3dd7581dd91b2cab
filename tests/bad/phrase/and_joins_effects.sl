// expect: 1
// wish: `and` does not join effects: write `, then`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  discard this and draw 1
}
