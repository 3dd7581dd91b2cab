// expect: 2
// wish: when a mission is solved, or a card played, is told when it is done: say `when`, or forbid it
set trial "Trial" released 2026
card "Eager" event {
  plays on table
  before you solve mission: draw 1
  before opponent plays event: draw 1
  before turn_ends of you: draw 1
}
