// expect: 1
// wish: nothing stands behind this `,`; the next line is no part of this one
set trial "Trial" released 1994

card "A Trial" event {
  plays on mission
  at end of each turn: draw 1,
  each your personnel here: STRENGTH +1
}
