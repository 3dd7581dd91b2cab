// expect: 1
// wish: `planet` or `space`
set trial "Trial" released 1994

card "A Trial" dilemma both {
  unless Honor: stop team
}
