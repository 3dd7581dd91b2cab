// expect: 2
// wish: `each turn` is each of yours; `every turn` is anybody's
set trial "Trial" released 2026

card "A Trial" event {
  plays on table
  at end of each of your turns: draw 1
  at start of each player's turn: draw 1
}
