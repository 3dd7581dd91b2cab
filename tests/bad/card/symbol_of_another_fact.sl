// expect: 2
// wish: no card has this icon, and the fact where cards have it is told
set trial "Trial" released 1994

card "Old Hand" personnel { Federation; OFFICER; 5 / 5 / 5; property [Gen]; icons [Cmd] }
card "A Trial" event {
  plays on table
  when you play personnel where not (it is [Gen]): discard this
  your [Gen] personnel: STRENGTH +1
  your [Cmd] personnel: STRENGTH +1
}
