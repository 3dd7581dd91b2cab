// expect: 1
// wish: what is no frame ends at its comma
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  at start of your turn, you may draw 1
}
