// expect: 1
// wish: there is no limit `once_each_trun`; did you mean `once_each_turn`?
rule trial cites trial "1" {
  action wait in orders says "wait" { limit once_each_trun(you, 1)
   do { } }
}
