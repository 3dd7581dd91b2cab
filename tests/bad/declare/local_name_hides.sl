// expect: 1
// wish: `team` is a word of the rules; give the name another spelling
rule trial cites trial "1" {
  procedure gather (team: set of card) { }
}
