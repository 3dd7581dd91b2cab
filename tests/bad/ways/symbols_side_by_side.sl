// expect: 2
// wish: commas; and the label of what is printed
set trial "Trial" released 1994

card "A Trial" personnel {
  Federation
  OFFICER Leadership Honor
  7 / 7 / 7
}

card "Another Trial" equipment {
  Hirogen use only
  each your personnel present: STRENGTH +1
}
