// expect: 1
// wish: when is it done?
set trial "Trial" released 2026
card "A First Try" event {
  plays on table
  draw 1
}
