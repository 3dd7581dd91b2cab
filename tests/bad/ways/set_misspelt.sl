// expect: 1
// wish: `set`, and no word about the cards below
ste trial "Trial" released 1994

card "A Trial" event {
  plays on table
}
