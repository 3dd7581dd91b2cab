// expect: 1
set trial "Trial" released 1994

card "A Trial" event {
  plays on one your personnel
  host gains Honor
}
