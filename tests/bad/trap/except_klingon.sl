// expect: 1
// wish: name the kind
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each personnel here except Klingon: STRENGTH +1
}
