// expect: 1
// wish: `when you solve ...`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when your Klingon personnel solves mission: draw 1
}
