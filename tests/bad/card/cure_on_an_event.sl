// expect: 1
// wish: only dilemmas are cured
set trial "Trial" released 1994

card "A Trial" event {
  plays on ship
  host: RANGE -1
  cure with ENGINEER
}
