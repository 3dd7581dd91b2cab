// expect: 2
// wish: who is chosen, and nothing is done to him
set trial "Trial" released 1994
card "Look Who Is Here" interrupt {
  plays to { let x be one personnel in play; draw 1 }
}
card "And You" event {
  plays on table
  once each turn: you may { let x be one your personnel in play; let y be one your ship in play; stop x }
}
