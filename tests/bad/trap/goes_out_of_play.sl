// expect: 3
// wish: the verb by which it leaves play
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn: you may relocate one your personnel in play to hand of you
}
card "A Second Trial" event {
  plays on table
  once each turn: you may relocate one opponent's personnel in play to discard_pile of opponent
}
card "A Third Trial" dilemma planet {
  relocate each personnel in team to draw_deck of you
}
