// expect: 1
// wish: this number is too large
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless SECURITY x99999999999999999999: kill one personnel in team
}
