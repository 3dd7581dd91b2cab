// expect: 2
// wish: a field compared with itself is never more, for nobody
set trial "Trial" released 1994

card "A Trial" event {
  plays on mission
  each personnel here with STRENGTH > STRENGTH: CUNNING -1
}
card "A Second Trial" event {
  plays to kill one personnel in play where CUNNING of it < CUNNING of it
}
