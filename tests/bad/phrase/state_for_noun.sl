// expect: 1
// wish: `stopped` says how a card is; a noun is missing, as in `stopped personnel`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one stopped in team
}
