// expect: 2
// wish: there is no team while orders are given
set trial "Trial" released 1994

card "Drill" event {
  plays on table
  once each turn: you may stop one personnel in team
}

card "Blockade" event {
  plays on table
  once each turn: you may damage attempting_ship
}

card "Good Drill" event {
  plays on table
  once each turn: you may stop one your personnel in play
}
