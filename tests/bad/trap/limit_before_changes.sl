// expect: 3
// wish: this would be so for good, whatever limit stands before it
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn: your ships: RANGE +1
  once each turn: your ships: RANGE +1 until end of turn
  at cost (discard one card in hand of you): each your personnel: (STRENGTH +1, CUNNING +1) until end of turn
}
