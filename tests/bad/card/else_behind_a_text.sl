// expect: 2
// An `else` that belongs to nothing is told; inside what happens it belongs to `may`.
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  you may { kill one Diplomacy personnel in team } else { kill one personnel in team by opponent }
}

card "Another Trial" event {
  plays on table
  at end of each turn { draw 1 } else { draw 2 }
}

card "A Third Trial" dilemma planet {
  facing it {
    you may { kill one Diplomacy personnel in team } else { kill one personnel in team by opponent }
  }
}
