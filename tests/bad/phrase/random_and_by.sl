// expect: 1
// wish: chance or the opponent? say only one of `at random` and `by opponent`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team at random by opponent
}
