// expect: 7
// wish: nobody reports to a time location, a site is not in play, and nobody is present on the table
set trial "Trial" released 1994

card "Long Ago" time_location planet {
  seeds or plays on table
  report aboard this: your personnel
}
card "Longer Ago" time_location space {
  seeds on table
  free report once each turn to this: your personnel
}
card "Yesterday" time_location planet {
  seeds or plays on table
  while some personnel here with Honor: your ship: RANGE +1
}
card "Back Room" site {
  report where present: your personnel
}
card "Incense" incident {
  seeds or plays on table
  nullifies where present "A Trial Run"
}
card "A Trial Run" dilemma space {
  unless Honor: place one personnel in team on this
}
card "Open Pit" interrupt {
  plays to place one personnel in play on this
}
