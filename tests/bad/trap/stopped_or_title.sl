// expect: 1
// wish: is the one with a name to be stopped, too?
set trial "Trial" released 1994
titles "Locutus", "Guinan"

card "A Trial" interrupt {
  plays to kill one stopped personnel or "Locutus" here
}
