// expect: 1
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while in battle: each your personnel: STRENGTH +1
}
