// expect: 1
// wish: `turn_of` has no stage `finish`; it has `start`, `plays`, `execute` and `end`
rule trial cites trial "1" {
  after stage finish of turn_of { draw 1 }
}
