// expect: 1
// wish: a person, a ship or a mission?
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  at start of each turn, if some Klingon here: draw 1
}
