// expect: 1
// wish: a title stands in quotation marks
set trial "Trial" released 2026
card A First Try dilemma planet {
  to get past Honor
}
