// expect: 1
// wish: a rule forbids it to who controls him
set trial "Trial" released 1994

card "Turncoat" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  when this is stopped: capture this
}
card "Defector" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  when this is stopped: opponent captures this
}
