// A post is said of its own row: what is reckoned behind it is not of the place.
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to draw number of cards in hand of you + 1
}
card "A Second Trial" event {
  plays on table
  at end of each turn: score number of personnel in hand of you / 2 from this
}
