// expect: 1
// wish: nothing announces `sunset`, so this never happens
event sunset (p: player)
rule trial cites trial "1" {
  when sunset (p: player): { draw_at_sunset(p) }
  procedure draw_at_sunset (p: player) { put top_of(1, draw_deck of p) into hand of p }
}
