// expect: 4
// wish: what a card goes on is asked while the card is in a hand
set trial "Trial" released 1994

card "Same Quarter" objective {
  plays on opponent's mission where quadrant of it = quadrant of location of this
}

card "Far Away" objective {
  plays on planet mission where it != location of this
}

card "Close By" event {
  seeds or plays on your ship here
}

card "Shuttle" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  may report aboard your ship where it is here
}

card "Good Company" objective {
  plays on opponent's mission where some your ship at it
}
