// expect: 1
// wish: there is no word `unles`; did you mean `unless`?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unles SECURITY: stop every crew_card in team
}
