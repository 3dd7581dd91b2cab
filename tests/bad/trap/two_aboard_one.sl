// expect: 1
// wish: need they be aboard the same ship?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to stop two personnel aboard one ship
}
