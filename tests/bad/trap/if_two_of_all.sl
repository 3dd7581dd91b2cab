// expect: 1
// wish: `in PLACE`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  if 2 Honor: kill each personnel in team
}
