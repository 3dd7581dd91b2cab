// expect: 4
// wish: the one that is being met; or those in play
set trial "Trial" released 1994

card "A Trial" objective {
  plays on table
  every dilemma: points +5
}
card "A Second Trial" event {
  plays on table
  your interrupts: gains [AU]
}
card "A Third Trial" interrupt {
  plays to each dilemma: points +5 until end of turn
}
card "A Fourth Trial" event {
  plays on table
  your personnel or interrupts: gains [AU]
}
