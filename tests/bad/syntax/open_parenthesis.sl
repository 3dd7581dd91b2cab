// expect: 1
// wish: this `(` is never closed
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill (one personnel in team
}
