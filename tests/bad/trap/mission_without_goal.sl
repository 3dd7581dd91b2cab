// expect: 1
// wish: `requires (need)`
set trial "Trial" released 1994

card "A Trial" mission planet {
  Federation
  points 30
  span 3
}
