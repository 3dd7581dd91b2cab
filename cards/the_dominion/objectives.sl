set the_dominion "The Dominion" released 1999

card "Engage Cloak" objective {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "cloaked or phased ships move here, and come back where they were"
}
