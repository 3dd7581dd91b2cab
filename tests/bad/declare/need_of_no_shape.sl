// expect: 1
// wish: no part of a requirement looks like this
need (a: player) (b: player) means a = b
