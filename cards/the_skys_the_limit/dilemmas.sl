set the_skys_the_limit "The Sky's The Limit" released 2013

card "Data Has Some Issues" dilemma space planet {
  property [TNG]
  place this on one personnel in team at random then stop (host as personnel)
  at end of each turn: kill one personnel present by opponent where it != host and STRENGTH of it < STRENGTH of (host as personnel)
  cure with ENGINEER x3
}
