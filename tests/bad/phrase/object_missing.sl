// expect: 1
// wish: `kill` needs an object: whom?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill
}
