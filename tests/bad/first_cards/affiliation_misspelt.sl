// expect: 1
// wish: `Federation` is near
set trial "Trial" released 1994

card "A Trial" personnel {
  Federaton
  SECURITY
  6 / 6 / 6
}
