// expect: 3
// wish: ask `[Cmd] in staffing of it`
set trial "Trial" released 1994

card "Old Hand" personnel { Federation; OFFICER; 5 / 5 / 5; icons [Cmd], [Stf] }
card "Old Tub" ship { Federation; 5 / 5 / 5; staffing [Cmd], [Stf] }
card "A Trial" event {
  plays on table
  your ship with [Cmd]: RANGE +1
  just after you report ship with [Stf]: draw 1
  when turn_closes, if some ship in play where it has [Cmd]: draw 1
}
