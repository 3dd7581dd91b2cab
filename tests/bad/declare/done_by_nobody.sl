// expect: 3
// wish: nobody draws: say who does it.
rule trial_doing cites r24 "8.3" {
  when kill of (c: personnel) { draw 1 }
  instead of stop of (c: personnel): score 5 from c
  whenever c: ship where c is damaged { if c is docked { draw 2 } }
  // These say it.
  when kill of (c: personnel) by (you: player) { draw 1 }
  when destroy of (c: ship) { let you be controller of c; draw 1 if some your ship in play }
  when stop of (c: personnel) { kill c }
  when discard of (c: event) by (p: player) { draw_for(p, 1) }
}
