// expect: 1
// wish: there is no skill `SECURTY`; did you mean `SECURITY`?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless MEDICAL + SECURTY: kill one personnel in team
}
