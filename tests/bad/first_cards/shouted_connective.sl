// expect: 1
// wish: `and`, or `+`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless ENGINEER x2 AND SCIENCE: stop one personnel in team
}
