// expect: 1
// wish: neither of the two, or only not the first?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless no SECURITY OR MEDICAL: kill one personnel in team
}
