// expect: 1
// wish: a text of its own
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless SECURITY: kill one personnel in team; otherwise draw 1
}
