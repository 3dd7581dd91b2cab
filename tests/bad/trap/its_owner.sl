// expect: 1
// wish: `owner of it`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to place this on its owner
}
