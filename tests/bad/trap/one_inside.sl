// expect: 1
// wish: nothing is chosen there: `some ship`, or a choice before
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to stop each personnel aboard one ship
}
