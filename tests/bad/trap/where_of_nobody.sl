// expect: 1
// wish: `host` is that of the card itself, and of none of those that are looked at
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to stop one personnel here where host is docked
}
