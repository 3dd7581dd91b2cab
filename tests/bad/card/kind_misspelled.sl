// expect: 1
// wish: there is no word `personel`; did you mean `personnel`?
card "Trial" dilemma planet {
  kill one personel in team
}
