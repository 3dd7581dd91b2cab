// expect: 2
// wish: no rule asks for wakers, and none reads n of a grudge
set trial "Trial" released 1994

clause wakes when (event: happening): (what: effects) as waker of event says "Wakes when {event}: {what}."
clause grudge against (foe: affiliation) for (n: number) as grudge of personnel says "Grudge {foe} {n}."

rule grudges cites r24 "1.1" {
  relation (p: personnel) hates (a: affiliation) means some k in grudges of p where k.foe = a
}
