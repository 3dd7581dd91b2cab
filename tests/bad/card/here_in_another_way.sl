// expect: 3
// wish: played in the second way the card lies nowhere, so nobody is present with it
set trial "Trial" released 1994

card "A Trial" event {
  plays on ship
  plays to stop one personnel present
}
card "A Second Trial" incident {
  plays on ship
  plays to score number of your personnel here from this
}
card "A Third Trial" interrupt {
  plays on ship
  plays just after your personnel is killed: stop one personnel present
}
card "A Fourth Trial" event {
  plays on ship
  plays to stop one personnel in play
  once each turn: you may stop one personnel present
}
card "A Fifth Trial" interrupt {
  plays on ship
  plays to place this on one your personnel then stop one personnel present
}
