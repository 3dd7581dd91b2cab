// expect: 1
// wish: `kill` is a verb already
noun kill gives number means 1
