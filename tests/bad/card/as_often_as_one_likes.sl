// expect: 2
// What costs nothing and has no limit may be done without end; what costs, is limited or spends the card may not.
set trial "Trial" released 1994

card "Fountain" event {
  plays on table
  you may draw 1
}

card "Fountain of Points" event {
  plays on table
  at any time: you may score 5 from this
}

card "Well" event {
  plays on table
  once each turn: you may draw 1
  at cost (discard one card in your hand): you may draw 1
  you may draw 1 then discard this
}
