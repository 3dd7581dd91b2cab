// expect: 2
// wish: only cards of one kind do that
set trial "Trial" released 1994

card "Old Hand" personnel { Federation; OFFICER; 5 / 5 / 5 }
card "Scanner" equipment { }
card "Quick Switch" interrupt { plays to draw 1 }
card "A Trial" event {
  plays on table
  nullified by "Old Hand", "Quick Switch", "Scanner"
}
