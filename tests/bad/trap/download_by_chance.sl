// expect: 2
// wish: whoever downloads looks for it himself
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to download one personnel at random
}

card "A Second Trial" interrupt {
  plays to download_to_hand one equipment by opponent
}
