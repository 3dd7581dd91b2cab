// expect: 1
// wish: this `)` closes nothing
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel) in team
}
