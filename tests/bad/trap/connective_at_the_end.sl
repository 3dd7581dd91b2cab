// expect: 1
// wish: nothing stands behind this `and`; the next line is no part of this one
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while some personnel here with Honor and
  each your personnel here: STRENGTH +1
}
