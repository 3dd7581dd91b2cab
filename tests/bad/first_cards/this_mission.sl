// expect: 1
// wish: `host` is what the card is on; `this` is the card
set trial "Trial" released 1994

card "A Trial" objective {
  plays on mission
  when you solve this mission: score 10 from this
}
