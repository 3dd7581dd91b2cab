// expect: 1
// wish: is it the same card? then say its set; or another? then say which version
set first "First" released 1994

card "Stern Warden" dilemma planet {
  property [TNG]
  points 5
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

// another pack
set mine "Mine" released 2026

card "Stern Warden" dilemma planet {
  property [TNG]
  points 5
  unless SECURITY x3: kill one personnel in team by opponent
  discard_dilemma
}
