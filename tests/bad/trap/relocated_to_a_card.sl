// expect: 2
// wish: an effect says which place of the ship
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to relocate one personnel in play to one ship in play
}
card "A Second Trial" event {
  plays on ship
  once each turn, you may relocate one your personnel to host
}
