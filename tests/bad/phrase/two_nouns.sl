// expect: 1
// wish: `personnel` and `ship`: a selection has one noun
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  stop one personnel ship here
}
