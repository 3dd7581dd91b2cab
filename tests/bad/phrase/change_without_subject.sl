// expect: 1
// wish: whose STRENGTH? a change needs a subject, as in `host: STRENGTH +2`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  STRENGTH +2
}
