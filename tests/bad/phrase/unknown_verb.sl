// expect: 1
// wish: there is no word `slay` (and nothing near: `lay` is a procedure of the rules, not a word for cards)
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  slay one personnel in team
}
