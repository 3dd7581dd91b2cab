// expect: 1
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless Honor: you lose 5 points
}
