// expect: 1
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  discard this to nullify one event in play
}
