set virtual_promos "Virtual Promos" released 2011

card "Founder Architect" personnel universal {
  Dominion
  VIP, Astrophysics, Law
  5 / 5 / 5
  species Changeling
  icons [Cmd], [GQ]
  property [DS9]
  traits founder, male, shape_shifter
  mentions "Odo"
  not encoded "its INTEGRITY is more or less by X"
  not encoded "its CUNNING is more or less by X"
  not encoded "its STRENGTH is more or less by X"
  not encoded "one sentence of its text cannot be read yet"
}
