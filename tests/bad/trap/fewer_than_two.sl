// expect: 2
// wish: compare
set trial "Trial" released 1994

card "A Trial" event {
  plays on mission
  while no two your personnel here: each your ship: RANGE +1
}
card "A Second Trial" dilemma planet { unless no two Honor personnel: draw 1 }
