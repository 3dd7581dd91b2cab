// expect: 3
// wish: the card has no points to which anything could be added, or that could be scored: write the number, or `this: points = 20`
set trial "Trial" released 1994

card "A Trial" event { plays on table; this: points +20 }
card "A Second Trial" event { plays on table; when your ship is destroyed: score points from this }
card "A Third Trial" personnel { Federation; SECURITY; 5 / 5 / 5; while aboard your ship: this: points * 2 }
card "A Fourth Trial" personnel { Federation; SECURITY; 5 / 5 / 5; while aboard your ship: this: points = 5 }
card "A Fifth Trial" event { plays on table; points 5; this: points +20; when your ship is destroyed: score points from this }
