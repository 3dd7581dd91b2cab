// expect: 1
// wish: the `your` is not meant for the second
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your Klingon or opponent's personnel: STRENGTH +1
}
