// expect: 2
// wish: a colon stands before what is done
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless SECURITY x2, stop team
}

card "Another Trial" event {
  plays on table
  when you solve a mission, draw 1
}
