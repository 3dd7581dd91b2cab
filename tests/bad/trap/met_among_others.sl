// expect: 2
// wish: what is being met is not in play, beside what is, too
set trial "Trial" released 1994

card "Sanctum" event {
  plays on your ship
  once each turn, you may nullify one [Q] interrupt or event or dilemma present_with host
}
card "Second Sanctum" event {
  plays on your ship
  once each turn, you may nullify one event or dilemma present
}
