// expect: 1
// wish: a card gives its options to its own player
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn: opponent may draw 1
}
