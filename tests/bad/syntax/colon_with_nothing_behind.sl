// expect: 1
// wish: nothing stands behind this `:`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless SECURITY:
}
