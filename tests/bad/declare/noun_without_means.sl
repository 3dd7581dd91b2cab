// expect: 1
// wish: a noun says what it means
noun courage of (p: personnel) gives number
