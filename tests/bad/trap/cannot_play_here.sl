// expect: 1
// wish: what is played is in the hand, and nowhere
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  opponent cannot play facility here
}
