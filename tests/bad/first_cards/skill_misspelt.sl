// expect: 1
// wish: there is no skill `Diplomcy`; did you mean `Diplomacy`?
set trial "Trial" released 2026
card "A First Try" mission planet {
  Federation
  span 3; points 30
  requires Diplomcy + Leadership
}
