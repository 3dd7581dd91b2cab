// expect: 2
// wish: who chooses is not who does it
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to { opponent chooses one { draw 2; opponent draws 2 } }
}

card "A Second Trial" interrupt {
  plays to { opponent chooses one { opponent draws 1; lose_points 5 } }
}
