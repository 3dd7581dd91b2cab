// expect: 1
// wish: `discard this`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless Empathy: kill one personnel in team
  discard dilemma
}
