set the_dominion "The Dominion" released 1999

card "Primary Supply Depot" outpost universal {
  Dominion
  30
  icons [GQ]
  property [DS9]
  seeds or is built at (mission where it is Gamma and it is not homeworld)
  not encoded "equipment may seed aboard; it resets the countdowns of Ketracel-White and repairs no ships"
}
