// expect: 1
// wish: `stop team`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless CUNNING > 30 OR Anthropology: team is stopped
}
