// expect: 3
// wish: an effect that changes something says how long
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to one your ship: RANGE +2
}

card "A Second Trial" event {
  plays on table
  when your personnel is stopped: draw 1, opponent cannot play event
}

card "A Third Trial" interrupt {
  plays to { opponent cannot draw until end of turn; (every your personnel): CUNNING +1 }
}
