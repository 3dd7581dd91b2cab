// expect: 1
// wish: two of either, and not two of the first or one of the second
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless 2 OFFICER or SECURITY personnel: stop one personnel in team
}
