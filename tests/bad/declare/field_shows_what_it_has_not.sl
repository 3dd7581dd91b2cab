// expect: 2
// wish: a mission has no `pionts`; did you mean `points`? And a player has no `applose`.
kind shrine of mission {
  has pilgrims: number printed says "{pilgrims} pilgrims, {pionts} points"
}
field applause: number of player = 0 says "{applose} hands"
