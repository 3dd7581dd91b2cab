// expect: 1
// wish: `or`: things happen to one at a time
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when you play personnel and ship: draw 1
}
