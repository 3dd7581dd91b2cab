// expect: 1
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn, may draw 1
}
