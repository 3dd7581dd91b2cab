// expect: 1
// wish: `killed` is a form of the verb `kill` already
state killed of personnel cites trial "1"
