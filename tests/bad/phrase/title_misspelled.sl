// expect: 1
// wish: no card is called "A Tryal"; did you mean "A Trial"?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  nullify with "A Tryal"
}
