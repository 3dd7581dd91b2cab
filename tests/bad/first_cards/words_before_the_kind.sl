// expect: 1
// wish: `dilemma`, and `planet` in a line
set trial "Trial" released 1994

card "A Trial" planet dilemma {
  discard_dilemma
}
