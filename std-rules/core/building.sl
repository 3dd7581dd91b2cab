// A facility may also be built in the course of play, by those who can and where its affiliation has business.

rule building cites r24 "gl facility", "6.2" {
  action build in card_plays says "build {c} at {m}" {
    name c in hand of you where it is facility and it is may_enter and it is has_permission
    name m in every mission in spaceline where affiliations of it meets affiliations of c and it is not homeworld
      and not (some f in orbit of it where f is facility and owner of f = you)
    legal when plays_left of you > 0
    legal when some k in buildings of c where (some p: personnel where p is at m and p is active and p matches k.who)
      because "nobody there can build it"
    cost { use_play }
    do {
      enter(c, orbit of m)
      if c is in orbit of m { set mode of c to first a in affiliations of c }
    }
  }
}
