// expect: 3
// Needs are of whoever faces the text. Nobody faces what stands on the table or waits for the end of the turn.
set trial "Trial" released 1994

card "Standing" event {
  plays on table
  unless Honor x2: your personnel: STRENGTH -1
}

card "Waiting" event {
  plays on ship
  at end of each turn: damage host unless ENGINEER
}

card "Left there" dilemma planet {
  unless Honor: place this on attempted_mission
  at end of each turn: damage one ship in play by opponent unless SCIENCE x2
}

card "Faced" dilemma planet {
  unless Honor x2: kill one personnel in team by opponent
}

card "Asks others" event {
  plays on ship
  at end of each turn: damage host unless some ENGINEER personnel aboard (host as ship)
  at end of every turn: draw 1 unless host is docked
}
