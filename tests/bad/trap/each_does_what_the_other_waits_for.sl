// expect: 2
// wish: these would never end
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when you score: lose_points 1
}
card "A Second Trial" event {
  plays on table
  when you lose_points: score 1 from this
}
card "A Third Trial" event {
  plays on table
  when opponent scores: opponent loses_points 2
  when opponent loses_points: you draw 1
}
card "A Fourth Trial" event {
  plays on table
  once each turn, when you score: lose_points 1
  when you lose_points, if some your ship in play: score 1 from this
}
