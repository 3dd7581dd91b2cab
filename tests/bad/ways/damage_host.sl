// expect: 1
// wish: the ship that meets it
set trial "Trial" released 1994

card "A Trial" dilemma space {
  unless ENGINEER x2: damage host
}
