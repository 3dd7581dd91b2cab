// expect: 1
// wish: INTEGRITY / CUNNING / STRENGTH need a third number
set trial "Trial" released 2026
card "A First Try" personnel {
  Federation
  SCIENCE, Physics
  5 / 6
}
