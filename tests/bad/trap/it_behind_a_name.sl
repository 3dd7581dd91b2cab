// expect: 1
// wish: what is tried has the name `p`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  at end of each turn: draw 1 if some p: personnel where it is your
}
