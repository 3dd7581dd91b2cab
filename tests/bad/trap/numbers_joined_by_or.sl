// expect: 1
// wish: say the quality again
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each personnel here with STRENGTH > 5 or 6: CUNNING +1
}
