// expect: 1
// wish: `kill` is done to personnel, and this is a ship
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one ship here
}
