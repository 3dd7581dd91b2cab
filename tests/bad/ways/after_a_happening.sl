// expect: 4
// wish: when; is destroyed; may; gains
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  after your ship is destroyed: draw 1
  when your ship destroyed: draw 1
  when you solve a mission: you can draw 1
  each your personnel here: gain Honor
}
