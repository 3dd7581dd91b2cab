// expect: 4
// wish: `after it` asks of an action that is about to be offered; there is none
set trial "Trial" released 1994

rule too_early cites r24 "7" {
  relation (c: card) would_be_stopped means after it c is stopped
  when turn_ends (you: player) { draw 1 if after it some personnel is stopped }
  action wake in orders says "wake {p}" {
    name p in every personnel where after it it is not stopped
    do { unstop p }
    declares { unmark p as stopped }
  }
}

card "A Trial" event {
  plays on table
  while after it some your ship here: each your personnel here: STRENGTH +1
}
