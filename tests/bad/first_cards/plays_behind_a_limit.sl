// expect: 1
// wish: how a card is played is a text of its own
set trial "Trial" released 2026

card "A Trial" interrupt {
  once per game: plays to draw 2
}
