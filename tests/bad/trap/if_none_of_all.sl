// expect: 1
// wish: `in PLACE`
set trial "Trial" released 1994

card "A Trial" dilemma space {
  if no Honor personnel: stop each personnel in team
}
