// expect: 3
// wish: of one of the kinds that are joined it never holds
set trial "Trial" released 1994

card "Old Boat" ship {
  Federation
  5 / 5 / 5
  ship_class "Punt"
}
card "Chest" artifact { used_as_equipment }
card "A Trial" event {
  plays on ship
  when played download up to 2 equipment or artifact where it is used_as_equipment to host
  when your ship is destroyed: discard each facility or ship where ship_class of it = "Punt"
  when your personnel is killed: discard each equipment or ship in play where WEAPONS of it = 5
}
