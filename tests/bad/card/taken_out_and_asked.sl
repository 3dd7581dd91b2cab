// expect: 1
// wish: his state ended when he was killed
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill one personnel in play then (lose_points 1 if that personnel is stopped)
}
