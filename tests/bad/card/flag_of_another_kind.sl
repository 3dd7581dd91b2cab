// expect: 1
// wish: `discard_dilemma` is printed on dilemmas, and this is a mission
set trial "Trial" released 1994

card "A Trial" mission planet discard_dilemma {
  Klingon
  span 3; points 30
  requires Honor
}
