// expect: 1
// wish: end with `is fighting`
set trial "Trial" released 1994

card "A Trial" event {
  plays on ship
  while host is fighting Borg ship: host: WEAPONS +2
}
