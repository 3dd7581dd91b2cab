// expect: 1
// wish: leave out the comma
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  twice per game: you may nullify one event here, or draw 1
}
