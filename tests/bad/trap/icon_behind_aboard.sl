// expect: 1
// wish: both the personnel and the ship may have it
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel aboard your ship with [TNG]
}
