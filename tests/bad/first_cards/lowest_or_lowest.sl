// expect: 1
// wish: who chooses?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team with lowest STRENGTH or lowest CUNNING
}
