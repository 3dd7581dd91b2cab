// expect: 1
// wish: that is text of events, missions and so on, and nobody attempts a ship
set bad "Bad cards" released 2024

card "Barge" ship {
  Federation
  5 / 5 / 5
  cannot be attempted
}
card "Quarantined Moon" event {
  plays on mission
  cannot be attempted
}
