// expect: 1
// wish: he is asked of before he dies, and the ship when he is dead: say it in two texts
set trial "Trial" released 2026
card "Widow" event {
  plays on mission
  when your personnel is killed, if it is Klingon or some your ship here: draw 1
}
