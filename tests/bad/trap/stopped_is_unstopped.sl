// expect: 4
// wish: who has been unstopped is stopped no more
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when your stopped personnel is unstopped: draw 1
  when opponent's cloaked ship is decloaked: draw 2
  when personnel where it is not stopped is stopped: draw 1
  if your stopped personnel is just unstopped, once each turn: you may draw 1
}
