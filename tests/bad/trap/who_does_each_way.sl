// expect: 3
// wish: who chooses need not be who does it
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to { opponent chooses one { draw 2; opponent draws 2 } }
}

card "A Second Trial" event {
  plays on table
  when opponent plays event: opponent chooses one { opponent draws 1; lose_points 5 }
}

card "A Third Trial" interrupt {
  plays to opponent chooses one { draw 2; you draw 1 }
}

card "A Good Trial" interrupt {
  plays to opponent chooses one { you draw 2; opponent draws 2 }
  plays to { opponent chooses one { draw 2; lose_points 5 } }
  plays to choose one { draw 2; opponent draws 2 }
}
