// expect: 1
// wish: no mission has `[DQ]` among its icons
set trial "Trial" released 1994

card "Old Hand" personnel { Federation; OFFICER; 5 / 5 / 5; icons [DQ] }
card "Far Away" mission space { Federation; span 3; points 30; icons [AU]; quadrant Delta; requires OFFICER }
card "A Trial" event {
  plays on table
  when you solve [DQ] mission: draw 1
}
