// expect: 1
// wish: a comma between frames, and one colon
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  at start of each turn: if some your personnel here: draw 1
}
