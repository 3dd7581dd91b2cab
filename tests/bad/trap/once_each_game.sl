// expect: 1
// wish: `once per game`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each game: you may draw 1
}
