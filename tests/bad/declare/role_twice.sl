// expect: 1
// wish: the verb has a role `to` already
verb lend (what: card) to (a: player) to (b: player) cites trial "1" { }
