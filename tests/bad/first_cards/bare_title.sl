// expect: 1
// wish: the title of a card stands in quotation marks
set trial "Trial" released 1994

titles "Old Rival"
card "A Trial" interrupt {
  plays to nullify Old Rival
}
