// expect: 1
// wish: the icon is asked for in staffing, and is lost from the icons
card "Lean Crew" ship {
  Klingon
  5 / 5 / 5
  staffing [Cmd], [AU]
  while some your "Spock" in play: this: loses [AU]
}
