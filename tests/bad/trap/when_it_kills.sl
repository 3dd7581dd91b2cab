// expect: 1
// wish: `... is killed`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when your personnel kills: draw 1
}
