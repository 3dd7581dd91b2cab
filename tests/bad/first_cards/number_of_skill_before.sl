// expect: 1
// wish: `Physics x2`
set trial "Trial" released 2026
card "A First Try" personnel {
  Federation
  SCIENCE, 2x Physics
  5 / 6 / 5
}
