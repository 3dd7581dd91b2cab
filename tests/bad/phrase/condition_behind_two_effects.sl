// expect: 1
// wish: does `if` belong to both? put parentheses around the effects it belongs to
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team, draw 1 if no personnel in team
}
