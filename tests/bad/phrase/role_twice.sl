// expect: 1
// wish: `to` is said twice
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  relocate one personnel in team to hand of you to discard_pile of you
}
