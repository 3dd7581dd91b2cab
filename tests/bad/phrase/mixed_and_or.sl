// expect: 1
// wish: `and` and `or` are mixed: put parentheses around what belongs together
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team with Honor and Treachery or Greed
}
