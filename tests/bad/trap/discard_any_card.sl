// expect: 5
// wish: everybody thinks of a hand, and in play it would be any card of anybody, missions among them
set trial "Trial" released 1994

card "A Trial" interrupt { plays to draw 2 then discard one card }
card "A Second Trial" event { plays to opponent discards two cards }
card "A Third Trial" event { plays to each player discards one card }
card "A Fourth Trial" event { plays to discard one card at random then draw 1 }
card "A Fifth Trial" event { plays to opponent may discard another card then draw 1 }
