// expect: 1
// wish: `when you damage ...`
set trial "Trial" released 1994

card "A Trial" event {
  plays on ship
  when host damages ship: draw 1
}
