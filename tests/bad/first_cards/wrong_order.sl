// expect: 2
// wish: the effect stands behind the colon, the requirement before it
set trial "Trial" released 2026
card "A First Try" dilemma planet {
  unless kill one personnel in team: MEDICAL
}
