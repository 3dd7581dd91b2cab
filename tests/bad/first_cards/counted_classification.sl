// expect: 1
// wish: this card has no classification: `skills Navigation x2, SECURITY`
set trial "Trial" released 1994

card "A Trial" personnel {
  Borg
  Navigation x2, SECURITY
  5 / 7 / 5
}
