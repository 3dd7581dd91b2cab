// expect: 5
// wish: an effect is said by the plain verb: `draw 2`, `you may stop ...`, `kill`, `draws` of a player
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when your ship is destroyed: drew 2
  when your ship is destroyed: killed one your personnel here
  when your ship is destroyed: you may drew 2
  once each turn: you may stopped one your personnel here
  when your ship is destroyed: drawing 2
}
