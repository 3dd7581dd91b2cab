// expect: 1
// wish: both of them are meant to be here
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while some Klingon personnel and some Romulan personnel here: each your ship: RANGE +1
}
