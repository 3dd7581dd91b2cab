// expect: 1
// wish: write `is`: things happen to one at a time
set trial "Trial" released 2026
card "A First Try" event {
  plays on table
  when your ships are destroyed: draw 1
}
