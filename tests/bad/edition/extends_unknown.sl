// expect: 1
// wish: there is no edition `corre`; did you mean `core`?
edition trial extends corre { }
