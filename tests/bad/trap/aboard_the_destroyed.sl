// expect: 1
// wish: they have gone with it
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when your ship is destroyed: kill each personnel aboard it
}
