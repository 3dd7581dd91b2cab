// expect: 1
// wish: the second way does not place the card, so it is nowhere and `here` finds nobody
set trial "Trial" released 2026
card "Two Ways" interrupt {
  plays to place this on one your ship in play
  plays to stop one personnel here
}
