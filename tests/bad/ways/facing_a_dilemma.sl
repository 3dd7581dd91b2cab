// expect: 1
// wish: nothing near, so nothing is proposed
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while facing dilemma: each your personnel: STRENGTH +1
}
