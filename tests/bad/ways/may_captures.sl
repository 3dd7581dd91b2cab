// expect: 2
// wish: the plain form of the verb
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn: you may captures one opponent's personnel in play
}

card "Another Trial" dilemma planet {
  unless SECURITY x2: captures one personnel in team
}
