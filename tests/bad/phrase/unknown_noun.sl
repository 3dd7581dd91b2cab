// expect: 1
// wish: there is no word `teem`; did you mean `team`?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one OFFICER in teem at random
}
