// expect: 1
// wish: a host that is completed is a mission
set trial "Trial" released 1994

card "Second Voyage" objective {
  plays on your ship
  when you complete host: draw 1
}
card "Third Voyage" objective {
  plays on your ship
  when host moves: draw 1
}
