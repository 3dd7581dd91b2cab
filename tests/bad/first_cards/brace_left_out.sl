// expect: 1
// wish: the first card is never closed
set trial "Trial" released 2026
card "A First Try" dilemma planet {
  to get past Honor

card "A Second Try" dilemma planet {
  to get past Greed
}
