// expect: 1
// wish: the highest of those with Honor, or the one with the highest if he has Honor?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel here with highest STRENGTH with Honor
}
