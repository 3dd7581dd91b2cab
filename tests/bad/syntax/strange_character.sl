// expect: 1
// wish: `@` means nothing here
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel @ random
}
