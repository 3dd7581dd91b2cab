// expect: 1
// wish: `plays only if ...` on a line of its own
set trial "Trial" released 1994

card "A Trial" event {
  plays on table if three your personnel in play
}
