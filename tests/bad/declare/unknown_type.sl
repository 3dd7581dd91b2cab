// expect: 1
// wish: there is no type `nummer`; did you mean `number`?
kind raft of card { has logs: nummer = 0 }
