// expect: 1
// wish: compare STRENGTH with a number, as in `STRENGTH > 5`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team with STRENGTH
}
