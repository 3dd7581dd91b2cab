// expect: 1
// wish: the whole team, or the one with Honor?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless personnel with Honor + SECURITY: stop one personnel in team
}
