// expect: 1
// wish: write `, then stop ...`: a comma does not join things
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team, one ship here
}
