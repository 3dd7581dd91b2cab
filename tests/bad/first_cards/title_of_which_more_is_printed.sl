// expect: 2
// wish: a title that goes on otherwise than with a colon, a dash or a second part is that of another card
set trial "Trial" released 2026
titles "Quixote: Tilting"
card "A First Try" interrupt {
  plays to discard one "Quixote" in play
}
card "A Second Try" interrupt {
  plays to discard one "Quix" in play
}
card "A Third Try" interrupt {
  plays to discard one "Amanda" in play
}
