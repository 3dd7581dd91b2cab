// expect: 2
// wish: on the table nobody is beside a card: neither has somebody there what nullifies it, nor is anybody here
set trial "Trial" released 1994

card "Bare Table" event {
  seeds or plays on table
  nullify with Honor
}

card "Nobody Home" interrupt {
  plays to stop one ship where it is in_orbit
}
