// expect: 1
// wish: `or` between heads
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to stop one personnel, ship or facility here
}
