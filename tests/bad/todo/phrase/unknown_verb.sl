// expect: 1
// wish: there is no word `slay`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  slay one personnel in team
}
