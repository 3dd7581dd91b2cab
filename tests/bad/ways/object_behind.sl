// expect: 2
// wish: whom? the object comes first
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill by opponent
}

card "Another Trial" dilemma planet {
  stop team, discard
}
