// expect: 1
// wish: the icon is asked for in staffing, and is lost from the icons
set trial "Trial" released 1994

card "Lean Crew" ship {
  Klingon
  5 / 5 / 5
  staffing [Cmd], [AU]
  while some your personnel with Leadership aboard this: this: loses [AU]
}
