// expect: 5
// wish: what is played lies nowhere yet when that happens: the place is a role of `play`, or one waits for the report
set trial "Trial" released 1994

card "A Trial" event {
  plays on mission
  when you play personnel here: draw 1
}
card "A Second Trial" event {
  plays on table
  when opponent plays equipment aboard your ship: draw 1
}
card "A Third Trial" event {
  plays on mission
  just after your personnel is played here: you may draw 1
}
card "A Fourth Trial" event {
  plays on mission
  when you play ship, if it is here: draw 1
}
card "A Fifth Trial" event {
  plays on mission
  when you play personnel: draw 1 if location of it = location of this
}
