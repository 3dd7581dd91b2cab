// expect: 1
// wish: a happening that is just over is said with `is just`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to draw 2 if your ship was just destroyed
}
