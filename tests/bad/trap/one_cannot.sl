// expect: 9
// wish: it is forbidden of all of them, not of one
set trial "Trial" released 1994

card "A Trial" event {
  plays on your personnel
  one your personnel cannot be killed
  some your personnel cannot be stopped
  an event cannot be played
  opponent cannot play one event
  your ship cannot move to one mission
  another your personnel cannot be captured
  immune to "A Second Trial": one your event
  contribute STRENGTH instead: some your personnel
}

card "A Second Trial" interrupt {
  plays to opponent cannot play two events until end of turn
}
