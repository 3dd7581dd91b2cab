// expect: 1
// wish: everybody thinks of a hand, and it would be what one has played
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when you discard card: draw 1
}
