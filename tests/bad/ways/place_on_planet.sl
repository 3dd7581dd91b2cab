// expect: 2
// wish: what is placed, and on which mission
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  place on planet
  discard_dilemma
}

card "Another Trial" dilemma planet {
  place this on planet
}
