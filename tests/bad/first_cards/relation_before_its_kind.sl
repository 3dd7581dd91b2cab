// expect: 1
// wish: `2 personnel present`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless 2 present personnel: stop team
}
