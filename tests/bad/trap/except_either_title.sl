// expect: 2
// wish: leave out both: `except ("Kevin Uxbridge" or "Q2")`
set trial "Trial" released 1994
titles "A Trial", "A Trial Run", "A Dry Run"

card "Another Trial" event {
  plays on table
  interrupt anywhere except "A Trial" or "A Trial Run" cannot be played
}
card "A Third Trial" interrupt {
  plays to nullify one interrupt in play except "A Trial" or "A Trial Run" or "A Dry Run"
}
