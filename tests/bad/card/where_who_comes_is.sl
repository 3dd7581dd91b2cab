// expect: 5
// wish: who comes is nowhere yet, so it cannot be asked where he is
set trial "Trial" released 1994

card "A Far Trial" mission planet {
  Federation
  span 3; points 35
  requires SCIENCE
  report here: your personnel present
}
card "A Trial" event {
  plays on ship
  report aboard (host): your personnel aboard host
  free report once each turn to host: your personnel here
  you may play [AU] ship here
}
card "Host of the Trial" outpost {
  Federation
  10
  one plays for free here once each turn: personnel on this
}
