// expect: 2
// wish: something comes of it when it is played, before its text is at work
set trial "Trial" released 1994

card "A Trial" personnel {
  Klingon
  OFFICER
  5 / 5 / 5
  when this is played: draw 1
}

card "A Second Trial" event {
  plays on table
  when you play this: draw 1
}
