// expect: 1
set trial "Trial" released 1994

card "A Trial" event {
  plays on table for free if some your ship here
}
