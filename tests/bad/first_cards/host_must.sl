// expect: 1
// wish: what it does, or what it cannot do
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays on your ship
  when played host must beam
}
