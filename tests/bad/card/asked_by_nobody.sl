// expect: 8
// wish: a clause works only on a card that lies where it is asked
set trial "Trial" released 1994

card "Honor Alone" event {
  plays on table
  attempt only if Honor x2
}

card "Welcome" objective {
  plays on table
  report where present for free: your Klingon personnel
}

card "Passing Shield" event {
  plays to draw 1
  immune to "Honor Alone": your personnel
}

card "Late Clock" event {
  plays on table
  when countdown ends: draw 1
}

card "Sensor Sweep" objective {
  plays on table
  probe [Com]: draw 1
}

card "Passing Fever" dilemma planet {
  kill one personnel in team at random
  cure with MEDICAL x2
}

card "Never Seeded" event {
  plays on table
  when seeded: draw 1
}

card "Half a Sweep" objective {
  plays on table
  may probe
}

card "Good Rule" event {
  plays on mission
  attempt only if Honor x2
}

card "Good Clock" event {
  plays on table
  countdown 2
  when countdown ends: draw 1
}

card "Good Fever" dilemma planet {
  afflict one personnel in team at random under this
  cure with MEDICAL x2
}
