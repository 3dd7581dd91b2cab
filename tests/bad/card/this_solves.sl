// expect: 2
// wish: he helps to solve, and he wins a fight; rules do both, and no text of his
set trial "Trial" released 1994

card "A Trial" personnel {
  Klingon
  OFFICER
  5 / 5 / 5
  when this solves mission: draw 1
  when this kills personnel: draw 1
}
