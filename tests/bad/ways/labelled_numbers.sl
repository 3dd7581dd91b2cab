// expect: 2
// wish: the numbers alone
set trial "Trial" released 1994

card "A Trial" ship {
  Federation
  RANGE 8, WEAPONS 7, SHIELDS 7
}

card "Another Trial" personnel {
  Federation
  OFFICER
  INTEGRITY 7 CUNNING 6 STRENGTH 5
}
