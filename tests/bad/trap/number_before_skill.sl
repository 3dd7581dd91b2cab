// expect: 1
// wish: `Honor x2`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel here with 2 Honor
}
