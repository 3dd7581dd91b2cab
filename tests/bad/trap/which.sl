// expect: 1
// wish: where it is
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to nullify one event which is not unique
}
