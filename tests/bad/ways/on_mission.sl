// expect: 1
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  place this on mission
}
