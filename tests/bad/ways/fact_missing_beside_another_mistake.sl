// expect: 2
// wish: the mistake of one card keeps back nothing about another
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each personnel presnt: STRENGTH +1
}

card "Another Trial" personnel {
  Federation
  OFFICER, Honor
}
