// expect: 1
// wish: neither of the two, or only not the first?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel here with no Honor and Music
}
