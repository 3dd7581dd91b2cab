// expect: 1
// wish: both say all of the card: which should count?
set first "First" released 1994

card "Stern Warden" dilemma planet {
  property [TNG]
  points 5
  discard_dilemma
}

// another pack
set first "First" released 1994

card "Stern Warden" dilemma planet {
  property [TNG]
  points 5
  unless SECURITY x3: kill one personnel in team by opponent
  discard_dilemma
}
