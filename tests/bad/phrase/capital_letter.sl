// expect: 1
// wish: write `cure with`, in small letters
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  Cure with SCIENCE x3
}
