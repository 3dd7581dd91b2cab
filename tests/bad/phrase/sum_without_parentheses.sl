// expect: 1
// wish: put the sum in parentheses: `(INTEGRITY + CUNNING) > 40`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless INTEGRITY + CUNNING > 40: stop every crew_card in team
}
