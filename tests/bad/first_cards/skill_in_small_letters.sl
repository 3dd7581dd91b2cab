// expect: 1
// wish: `MEDICAL` is near
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless Honor: kill one personnel in team
  cure with 2 medical
}
