// expect: 1
// wish: a colon belongs between what is needed and what happens without it
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless MEDICAL + SECURITY kill one personnel in team
}
