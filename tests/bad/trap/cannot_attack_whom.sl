// expect: 1
// wish: `your ship cannot be attacked by opponent`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  opponent cannot attack your ship
}
