// expect: 1
// wish: Physics is named twice: write `Physics x2`
set trial "Trial" released 1994

card "A Trial" personnel universal {
  Klingon
  OFFICER, Physics, Physics
  5 / 6 / 7
}
