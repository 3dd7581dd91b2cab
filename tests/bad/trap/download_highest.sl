// expect: 2
// wish: the highest of those in play is in no deck
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to download one personnel with highest STRENGTH
}

card "A Second Trial" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  dots 1
  special download one personnel with lowest CUNNING
}
