// expect: 1
// wish: say why: `not encoded "..."`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  not encoded
}
