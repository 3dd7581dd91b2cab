// expect: 1
// wish: `plays on table`, and not `play`
set trial "Trial" released 2026
card "A First Try" event {
  play on table
}
