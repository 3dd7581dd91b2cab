// expect: 1
// wish: and then? nothing stands behind the colon
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  at end of each turn:
}
