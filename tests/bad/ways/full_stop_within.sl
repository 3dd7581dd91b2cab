// expect: 1
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless Honor: stop one personnel in team with Diplomacy. discard_dilemma
}
