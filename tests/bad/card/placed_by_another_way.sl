// expect: 2
// wish: the second way does not place the card, so it is nowhere and `here` finds nobody
set trial "Trial" released 2026
card "Two Ways" interrupt {
  plays to place this on one your ship in play
  plays to stop one personnel here
}
card "Marked" incident {
  seeds or plays on table
  once each turn: you may place this on one personnel here if some your Ferengi personnel here
}
