// expect: 1
// wish: two of what? a noun is missing
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  stop two
}
