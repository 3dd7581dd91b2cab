// expect: 2
// wish: who attempts a mission just then is said by a word of its own
set trial "Trial" released 1994

card "A Trial Run" event {
  plays on table
  while your personnel is attempting mission: each your ship: RANGE +1
}
card "Another Trial Run" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  while this is attempting a mission: this: STRENGTH +1
}
