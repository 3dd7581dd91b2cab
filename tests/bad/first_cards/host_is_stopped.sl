// expect: 2
// wish: a colon before what stands
set trial "Trial" released 2026

card "A Trial" dilemma space {
  plays on one ship
  host is stopped
}
card "Another Trial" event {
  plays on one ship
  host is quarantined
}
