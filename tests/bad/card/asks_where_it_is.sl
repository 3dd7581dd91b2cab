// expect: 6
// What is played for its effect, or lies on the table, is nowhere: nobody is `here`. What is put somewhere is there.
set trial "Trial" released 1994

card "Passing" interrupt {
  plays to kill one personnel here
}

card "Table" event {
  plays on table
  your personnel: STRENGTH +1 for each Klingon personnel present
  each your personnel here: STRENGTH +1
}

card "Later" objective {
  plays on table
  at end of each turn: draw 1 if no ship here
}

card "Whose" event {
  plays on table
  host cannot move
}

card "Behind" interrupt {
  plays just after your ship moves: stop one personnel here
}

card "Somewhere" event {
  plays on ship
  each your personnel here: STRENGTH +1
  host cannot move
}

card "Put there" interrupt {
  plays to place this on one mission
  personnel here: STRENGTH +1
}

card "With somebody" interrupt {
  plays to kill one Klingon personnel present with your ship
}

card "Met" dilemma planet {
  kill one personnel present by opponent
}

card "Left there" dilemma planet {
  unless Honor: place this on attempted_mission
  at end of each turn: kill one personnel here by opponent
}
