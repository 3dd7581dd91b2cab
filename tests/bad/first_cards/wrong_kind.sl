// expect: 1
// wish: `kill` is done to personnel, and a ship is none; destroy it
set trial "Trial" released 2026
card "A First Try" dilemma space {
  unless Honor: kill one ship here
}
