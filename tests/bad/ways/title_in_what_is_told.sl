// expect: 1
// wish: nothing of the title, because the whole cannot be said
set trial "Trial" released 1994

card "A Trial" event {
  plays on mission with "array"
}
