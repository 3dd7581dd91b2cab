// expect: 1
// wish: `one "Virus"`
set trial "Trial" released 1994

titles "Virus"
card "A Trial" interrupt {
  plays to nullify "Virus"
}
