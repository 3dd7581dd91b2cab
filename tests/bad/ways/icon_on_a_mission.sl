// expect: 1
set trial "Trial" released 1994

card "A Trial" mission planet {
  [NA]; span 3; points 30
  requires Honor
}
