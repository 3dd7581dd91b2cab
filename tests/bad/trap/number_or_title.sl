// expect: 1
// wish: two of them all, or that one alone?
set trial "Trial" released 1994
titles "Locutus", "Guinan"

card "A Trial" event {
  plays only if two Klingon personnel or "Locutus" in play
  plays on table
}
