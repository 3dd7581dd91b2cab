// expect: 4
// wish: another than which?
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when another your personnel is killed: draw 1
  while another your personnel in play: each your ship: RANGE +1
}

card "A Second Trial" interrupt {
  plays to move one ship to another mission
  plays to download another personnel
}
