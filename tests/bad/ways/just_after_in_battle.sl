// expect: 3
// What follows upon a battle is not in it.
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays just after your personnel is killed: draw 1 if in_battle
}

card "Another Trial" interrupt {
  plays just after your fighting personnel is killed: draw 1
}

card "A Third Trial" event {
  plays on table
  once each turn: you may stop one fighting personnel in play
}
