// expect: 3
// wish: yours because you hold him, or because he was yours before
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your captive personnel: INTEGRITY -2
}

card "A Second Trial" interrupt {
  plays to release one opponent's captive personnel
}

card "A Third Trial" event {
  plays on table
  when your captive personnel is released: draw 1
}

card "A Good Trial" event {
  plays on table
  each personnel captive_of you: INTEGRITY -2
  each your personnel captive_of opponent: STRENGTH +1
  each your disabled personnel: CUNNING -1
  when personnel captive_of you is released: draw 1
}
