// expect: 1
// wish: the whole team, or the one with Honor?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless some personnel in team with Honor and CUNNING > 20: stop one personnel in team
}
