// expect: 3
// wish: a card lies on what is in play
set trial "Trial" released 1994

card "A Trial" event { plays on interrupt }
card "A Second Trial" event { plays on event in hand of opponent }
card "A Third Trial" event { seeds or plays on personnel in discard_pile of you }
