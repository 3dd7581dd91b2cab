// expect: 1
// wish: there is no word `personel`; did you mean `personnel`?
set trial "Trial" released 1994
card "Trial" dilemma planet {
  kill one personel in team
}
