// expect: 1
// wish: is he to be present, too?
set trial "Trial" released 1994
titles "Locutus", "Guinan"

card "A Trial" personnel {
  Klingon
  OFFICER
  6 / 6 / 6
  while present with "Locutus" or "Guinan": this: STRENGTH +1
}
