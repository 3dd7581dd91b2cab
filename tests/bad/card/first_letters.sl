// expect: 1
// wish: write `Federation`
set trial "Trial" released 1994

card "A Trial" personnel {
  Fed
  SECURITY
  7 / 8 / 9
}
