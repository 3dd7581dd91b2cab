// expect: 1
// wish: after the classification the skills need their label: `skills Leadership, Honor x2`
set trial "Trial" released 1994

card "A Trial" personnel {
  Federation
  OFFICER
  Leadership, Honor x2
  7 / 7 / 6
  species human
}
