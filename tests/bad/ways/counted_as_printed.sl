// expect: 1
set trial "Trial" released 1994

card "A Trial" mission planet {
  Federation
  span 3; points 30
  requires ENGINEER x 3 + Physics
}
