// expect: 1
// wish: each of both peoples, and not those who are of both
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each Klingon and Romulan personnel: STRENGTH +1
}
