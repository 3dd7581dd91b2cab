// expect: 1
// wish: after `your personnel:` stands a change, not a verb
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your personnel in play: kill
}
