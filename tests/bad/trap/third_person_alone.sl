// expect: 1
// wish: `kill`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kills one personnel in team
}
