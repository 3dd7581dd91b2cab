// expect: 1
// wish: both of them are meant to be here
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while some Klingon personnel here and no Romulan personnel: each your ship: RANGE +1
}
