// expect: 1
// wish: there is no time `end of trun`; did you mean `end of turn`?
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  at start of each turn: each your personnel in play: STRENGTH +2 until end of trun
}
