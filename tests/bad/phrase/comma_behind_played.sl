// expect: 1
// wish: leave the comma out
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when played, stop one personnel in play
}
