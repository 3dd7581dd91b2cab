// expect: 1
// wish: no declaration begins with `actoin`; did you mean `action`?
actoin wait in orders { do { } }
