// expect: 1
// wish: an event has no affiliation, so there is never a Klingon event
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when you play Klingon event: draw 1
}
