// expect: 1
// wish: `requires` stands before it
set trial "Trial" released 1994

card "A Trial" mission planet {
  Federation
  span 3; points 30
  requires Honor
  Diplomacy + Honor + Greed x2
}
