// expect: 1
// wish: others with them, or what they have?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel here with Honor or Romulan personnel
}
