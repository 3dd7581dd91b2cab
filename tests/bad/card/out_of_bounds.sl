// expect: 4
// wish: no card has such a countdown; nor such a span, nor such STRENGTH
set trial "Trial" released 1994
card "Over at Once" event {
  countdown 0
  plays on table
  when countdown ends: discard this
}
card "Behind One's Back" mission planet {
  Federation
  span -1; points 30
  requires Diplomacy
}
card "Strong as an Ox" personnel {
  Federation
  OFFICER
  5 / -5 / 500000
}
