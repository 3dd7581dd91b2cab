// expect: 1
// wish: `with CUNNING < CUNNING of host`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  place this on one personnel in team at random
  at end of every turn: kill one personnel present with lower CUNNING by opponent
}
