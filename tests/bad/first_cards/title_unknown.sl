// expect: 1
// wish: no card is called so
set trial "Trial" released 2026
card "A First Try" interrupt {
  plays to discard one "Kevin Uxbrige" in play
}
