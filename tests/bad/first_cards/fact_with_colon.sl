// expect: 1
// wish: `span 3`: a fact has no colon
set trial "Trial" released 1994

card "A Trial" mission planet {
  Federation
  span: 3; points 35
  requires Diplomacy
}
