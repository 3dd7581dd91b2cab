// expect: 3
// wish: say where the card is when this is done
set trial "Trial" released 1994

card "Always Near" personnel {
  Federation
  SECURITY
  5 / 5 / 5
  once per game, when opponent plays Klingon personnel: you may download_to_hand this
  once per game, if this in draw_deck of you: you may download_to_hand this
}
card "A Trial" interrupt { plays to download_to_hand this }
card "A Second Trial" event {
  plays on table
  once each turn: you may (download_to_hand this then draw 1)
}
