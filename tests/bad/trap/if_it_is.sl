// expect: 1
// wish: the condition is asked before anybody is chosen: `where it is your`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn, you may stop one personnel here if it is your
}
