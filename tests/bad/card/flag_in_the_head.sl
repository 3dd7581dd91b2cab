// expect: 1
// wish: there is one place where this is said
set trial "Trial" released 1994

card "A Trial" dilemma planet discard_dilemma {
  property [TNG]
  stop one personnel in team
}
