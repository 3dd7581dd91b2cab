// expect: 1
// wish: a number in digits
set trial "Trial" released 1994
card "Trial" dilemma planet {
  points five
  discard_dilemma
}
