// expect: 4
// wish: nobody plays it, so it is free of nothing
set trial "Trial" released 1994

card "Banner" incident {
  seeds on table
  for free on mission
  for free
}
card "Pennant" objective {
  plays on table
  for free on mission
}
card "Ensign Flag" event {
  seeds on table
  plays once per game
}
card "Burgee" event {
  seeds or plays on mission
  for free on planet mission
  plays once per game
}
