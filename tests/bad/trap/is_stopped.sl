// expect: 1
// wish: what is done stands first
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to one personnel in play is stopped
}
