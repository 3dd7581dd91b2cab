// expect: 1
// wish: it lies on two ships
set trial "Trial" released 1994

card "A Trial" event {
  plays on two your ships
  host: RANGE +1
}
