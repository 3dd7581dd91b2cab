// expect: 1
// wish: both say less than the card: which should count?
set first "First" released 1994

card "Stern Warden" dilemma planet {
  property [TNG]
  points 5
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

// another pack
set first "First" released 1994

card "Stern Warden" dilemma planet {
  property [TNG]
  points 5
  not encoded "whom it kills"
  discard_dilemma
}
