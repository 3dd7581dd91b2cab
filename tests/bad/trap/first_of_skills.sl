// expect: 2
// wish: no first and no last
set trial "Trial" released 1994

card "A Trial" event {
  plays on ship
  each personnel aboard host: loses first skills
  your personnel here: loses last x in skills of it
}
