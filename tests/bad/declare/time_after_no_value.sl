// expect: 1
set trial "Trial" released 1994

time end of some other turn: turn_ends of you after points of you changes

card "Someday" interrupt {
  plays to { this: CUNNING +1 until end of some other turn }
}
