// expect: 1
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to draw 1
  nullifies one event in play
}
