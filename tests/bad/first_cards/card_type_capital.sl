// expect: 1
// wish: kinds are written small: `dilemma`
set trial "Trial" released 2026
card "A First Try" Dilemma planet {
  to get past Honor
}
