// expect: 1
// wish: `kill` has no `to`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team to hand of you
}
