// expect: 1
// wish: a card declares no words: put this into a pack of rules
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  verb hum (what: personnel) { }
}
