// expect: 1
// wish: three of what in team? a noun is missing
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill three in team
}
