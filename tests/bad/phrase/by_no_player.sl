// expect: 1
// wish: `by` names a player, and this is a ship
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team by attempting_ship
}
