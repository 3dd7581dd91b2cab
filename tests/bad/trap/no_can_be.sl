// expect: 1
// wish: a prohibition is `cannot`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  no personnel can be killed
}
