// expect: 1
// wish: a card gains skills and icons; to raise a number write `STRENGTH +2`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your personnel in play: gains 2
}
