// expect: 3
// wish: each would discard from the hand of one of them, whom he does not see
set trial "Trial" released 1994

card "A Trial" event { plays to each player discards one card in hand of you }
card "A Second Trial" event { plays to each player kills one your personnel in play }
card "A Third Trial" event { plays to each player may discard one card in hand of opponent }
