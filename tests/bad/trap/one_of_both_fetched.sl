// expect: 1
// wish: one of each
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to download_to_hand one personnel and ship
}
