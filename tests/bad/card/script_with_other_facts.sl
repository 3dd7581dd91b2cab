// expect: 4
// wish: the script is in force, but it says other facts of the card than the one whose place it takes
set first "First" released 1994

card "Stern Warden" dilemma planet {
  property [TNG]
  points 5
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

// another pack
set first "First" released 1994

card "Stern Warden" dilemma space {
  points 10
  unless SECURITY x3: kill one personnel in team by opponent
  discard_dilemma
}
