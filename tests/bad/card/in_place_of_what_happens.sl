// expect: 1
// A play is given up; a draw in whose place something stands is a happening.
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  in place of draw: you may draw 3
}

card "Another Trial" event {
  plays on table
  in place of use_play: you may draw 1
  once each turn, instead of you draw: you may draw 3
}
