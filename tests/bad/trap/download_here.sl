// expect: 1
// wish: it is in the deck; it goes `to this`
set trial "Trial" released 1994
titles "Locutus"

card "A Trial" interrupt {
  plays to download one "Locutus" here
}
