// expect: 1
// wish: missions are not beside each other: they are adjacent
set trial "Trial" released 1994

card "A Trial Row" mission space {
  Federation
  span X; X = 3 + number of universal mission where it beside this
  points 20
  requires Honor
}
card "What Is Next to It" mission space {
  Federation
  span X; X = 3 + number of universal mission where it adjacent_to this
  points 20
  requires Honor
}
