// expect: 1
set trial "Trial" released 1994

card "A Trial" ship {
  Federation
  7 / 7 / 7
  staffing [Stf]
  while dokced: this: RANGE +1
}
