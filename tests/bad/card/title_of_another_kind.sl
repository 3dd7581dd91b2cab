// expect: 7
// wish: no card so called can ever be that
set trial "Trial" released 1994

card "Old Boat" ship {
  Federation
  5 / 5 / 5
}
card "Quick Switch" interrupt { plays to draw 1 }
card "Scanner" equipment { }
card "A Trial" event {
  plays on mission
  when "Old Boat" is killed: draw 1
  when you solve "Quick Switch": draw 1
  each "Scanner": WEAPONS +1
  "Scanner" cannot be killed
  your ships and personnel here: gains Honor
}
card "A Second Trial" interrupt { plays to nullify another "Quick Switch" }
card "Far Place" mission planet {
  Federation
  span 3; points 35
  requires SCIENCE
  report here: your "Quick Switch" or personnel
}
