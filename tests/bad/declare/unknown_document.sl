// expect: 1
// wish: no document is called `r42`; did you mean `r24`?
rule trial cites r42 "1" { verb hum (what: personnel) { } }
