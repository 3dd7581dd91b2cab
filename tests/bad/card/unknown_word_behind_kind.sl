// expect: 1
// wish: there is no word `planett`; did you mean `planet`?
set trial "Trial" released 1994

card "A Trial" dilemma planett {
  kill one personnel in team
}
