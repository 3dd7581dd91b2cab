set virtual_promos "Virtual Promos" released 2011

card "Founder Architect" personnel universal {
  Dominion
  VIP, Astrophysics, Law
  5+X / 5+X / 5+X
  X = size(each title of e over (e: event where in_play(e))) if this is at_an_attempt else 0
  species Changeling
  icons [Cmd], [GQ]
  property [DS9]
  traits founder, male, shape_shifter
  mentions "Odo"
  dots 1
}

scenario "The architect grows at an attempt, and not where something is merely nullified" under r24 cites r24 "10.1" {
  given mission of one: "Cloaked Mission"
  given "Dal'Rok" on "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Founder Architect", 6 "Shah'Razad"
  given table of one: "Kivas Fajo - Collector", "Red Alert!"
  then (sum of total_attributes of p over p: personnel in surface of "Cloaked Mission") = 147
  then "Dal'Rok" in attached of "Cloaked Mission"
}
