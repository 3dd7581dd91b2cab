// expect: 1
// wish: which of the two binds tighter? Cards print `+` and `OR`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless SECURITY x2 and MEDICAL OR Honor: kill one personnel in team
}
