// expect: 1
// wish: `unless SECURITY x3: kill one personnel in team by opponent`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team by opponent unless SECURITY x3
}
