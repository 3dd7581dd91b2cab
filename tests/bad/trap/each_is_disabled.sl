// expect: 2
// wish: leave the word out
set trial "Trial" released 1994

card "A Trial" event {
  plays on ship
  when each personnel aboard host is disabled: draw 1
  when you solve every mission: draw 1
}
