// expect: 1
// wish: the card says this already
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless SECURITY x2: stop one personnel in team
  unless SECURITY x2: stop one personnel in team
}
