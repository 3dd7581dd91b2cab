// expect: 2
// wish: from here, or to here?
set trial "Trial" released 1994

card "A Trial" event {
  plays on mission
  opponent cannot beam personnel here
  opponent cannot move ship here
}
