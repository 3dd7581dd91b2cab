// expect: 1
// wish: a number in digits
card "Trial" dilemma planet {
  points five
  discard_dilemma
}
