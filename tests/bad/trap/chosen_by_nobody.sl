// expect: 2
// wish: whoever plays it names the host
set trial "Trial" released 1994

card "Bad Dream" event { plays on one male personnel in play by opponent }
card "Chance" event { plays on one personnel in play at random }
