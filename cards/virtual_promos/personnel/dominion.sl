set virtual_promos "Virtual Promos" released 2011

card "Founder Architect" personnel universal {
  Dominion
  VIP, Astrophysics, Law
  5+X / 5+X / 5+X
  X = size(each title of e over (e: event where in_play(e))) if attempter is something and this in team else 0
  species Changeling
  icons [Cmd], [GQ]
  property [DS9]
  traits founder, male, shape_shifter
  mentions "Odo"
  dots 1
}
