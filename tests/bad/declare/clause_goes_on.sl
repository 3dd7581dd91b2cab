// expect: 1
// wish: a line cannot begin with `is`
clause is worth (n: number) as worth says "Worth {n}."
