// expect: 1
// wish: only an unchecked action may refuse when it is done; this one was judged before
rule trial cites trial "1" {
  action rouse in orders says "rouse {p}" {
    name p in every personnel where it is your
    do {
      if p is unique { refuse because "it sleeps on" }
      unmark p as stopped
    }
  }
}
