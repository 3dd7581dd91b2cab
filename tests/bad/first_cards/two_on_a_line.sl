// expect: 1
// wish: two statements need `;` or a new line between them
set trial "Trial" released 2026
card "A First Try" mission planet {
  Federation
  span 3 points 30
  requires Leadership
}
