// expect: 1
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to return one personnel here to hand
}
