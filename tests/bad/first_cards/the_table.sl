// expect: 1
// wish: without `the`
set trial "Trial" released 1994

card "A Trial" event {
  seeds or plays on the table
}
