// expect: 3
// wish: the card is discarded as soon as it has been played, so what lasts until then is over at once, and what waits never does
set trial "Trial" released 2026
card "Short Breath" interrupt { plays to one your personnel in play: STRENGTH +2 until this is discarded }
card "Short Fuse" event { plays to one your personnel in play: STRENGTH +2 until this is discarded }
card "Late Bloom" event {
  plays to draw 1
  when your personnel is killed: draw 1
}
