// expect: 1
// wish: how many? a number of cards is not below one
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill 0 personnel in team
}
