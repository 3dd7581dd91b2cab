// expect: 1
// wish: which player; `played` is no player
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when player solves mission: draw 1
}
