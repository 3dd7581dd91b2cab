// expect: 1
// wish: one text for each happening
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when your personnel is killed or your ship is destroyed: draw 1
}
