// expect: 1
set trial "Trial" released 1994

card "A Trial" personnel {
  Federation SCIENCE
  6 / 7 / 5
  while some Vulcan personnel present: STRENGTH +2
}
