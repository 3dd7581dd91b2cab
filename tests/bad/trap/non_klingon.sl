// expect: 1
// wish: `not_Klingon`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one non-Klingon personnel here
}
