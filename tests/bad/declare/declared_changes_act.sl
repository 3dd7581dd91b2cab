// expect: 1
// wish: what an action declares is only written, never done: no verbs there
rule trial cites trial "1" {
  action rouse in orders says "rouse {p}" {
    name p in every personnel where it is your
    legal when after it (p is not stopped) because "it would not wake"
    declares { if p is stopped { discard p } }
    do { unmark p as stopped }
  }
}
