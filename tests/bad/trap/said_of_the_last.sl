// expect: 3
// wish: of which of both is it said?
set trial "Trial" released 1994
card "Trial" event {
  plays on table
  while some your ship or some your personnel is stopped: your ships: RANGE +1
  while no your ship and no your personnel has Honor: your ships: RANGE +1
  while some your ship in play or some your personnel in play is stopped: your ships: RANGE +1
  while some your ship and your personnel is stopped: your ships: RANGE +1
}
