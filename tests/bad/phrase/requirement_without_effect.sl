// expect: 1
// wish: and otherwise? `unless SECURITY: ...` needs an effect
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless SECURITY
}
