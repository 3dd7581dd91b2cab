// expect: 5
// wish: say what to write
set trial "Trial" released 1994

card "Licence" event {
  plays on your ship
  Federation ship can attack host
}
card "Forfeit" interrupt {
  plays to opponent lose_points 5
}
card "Pickpocket" event {
  plays on table
  once each turn, you may discard one card in hand of you by opponent
}
card "Moorings" event {
  plays on your ship
  whenever host is docked: discard this
}
card "Second Forfeit" interrupt {
  plays to opponent loses 5 points
}
