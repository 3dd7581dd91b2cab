// expect: 1
// wish: has he Honor himself?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel here with Honor or Klingon personnel
}
