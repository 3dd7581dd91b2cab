// expect: 1
// wish: it is text of a mission
set trial "Trial" released 1994

card "A Trial" ship {
  Federation
  7 / 1 / 7
  report here: Vulcan personnel
}
