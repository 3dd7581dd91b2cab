// expect: 1
// wish: `,` or `then`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to stop one personnel here. draw 1
}
