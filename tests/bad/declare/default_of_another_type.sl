// expect: 1
// wish: `logs` is a number, and `yes` is a truth
kind raft of card { has logs: number = yes }
