// expect: 1
// wish: nothing announces `sunset`, so this never happens
event sunset (p: player)
rule trial cites trial "1" {
  when sunset (p: player): { draw_for(p) }
  procedure draw_for (p: player) { put top_of(1, draw_deck of p) into hand of p }
}
