// expect: 1
// wish: both the personnel and the ship may be unique
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel aboard your ship where it is unique
}
