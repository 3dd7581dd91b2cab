// expect: 1
// wish: whose STRENGTH: say the subject and a colon
set trial "Trial" released 2026
card "A First Try" event {
  plays on table
  your personnel get STRENGTH +2
}
