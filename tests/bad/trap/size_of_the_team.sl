// expect: 1
// wish: number of (personnel in ...)
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  facing it: kill (size(team) / 2) personnel in team at random
}
