// expect: 4
// wish: any ship at all would do, whichever was spoken of
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when your ship is moved: stop each personnel aboard ship
  each your ship: RANGE +1 for each Honor personnel aboard ship
}
card "A Second Trial" event {
  plays on mission
  unless 2 Diplomacy personnel aboard ship: ship cannot move to host
  while ship has Tractor Beam: draw 1
}
