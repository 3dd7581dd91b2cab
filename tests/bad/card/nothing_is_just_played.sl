// expect: 1
// wish: nothing is just played while orders are given
set trial "Trial" released 1994

card "A Trial Protector" event {
  plays on table
  you may (nullify one interrupt in pending where it is just_played then discard this)
}
card "What Waits for It" event {
  plays on table
  when opponent plays interrupt: you may (nullify it, discard this)
}
