// expect: 3
// wish: say where they are without `here`
set trial "Trial" released 1994

card "A Trial" event {
  plays on mission
  once each turn, you may decloak one opponent's cloaked ship here
  opponent's phased ship here: RANGE -2
  when turn_closes, if some cloaked ship here: draw 1
}
