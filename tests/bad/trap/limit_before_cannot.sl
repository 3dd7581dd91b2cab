// expect: 5
// wish: this would be forbidden for good, whatever limit stands before it
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once per game: opponent cannot draw
  once each turn, your personnel cannot be killed
  at cost (discard one card in hand of you): your personnel cannot be stopped
  at any time: your personnel cannot be captured
  once each turn: opponent cannot play event until end of turn
}
