// expect: 1
// wish: say what becomes of it
set trial "Trial" released 1994

rule trial cites r24 "1.1" {
  zone pouch of personnel: in play, seen by holder
  zone belt of personnel: in play, seen by holder
  before discard of (c: personnel) { for each x in belt of c { discard x } }
}
