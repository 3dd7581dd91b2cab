// expect: 1
// wish: write `covers("Trial Run", ...)`
set trial "Trial" released 1994

card "Trial Run: One" event { plays on table; when turn_closes: draw 1 }
card "A Trial" event {
  plays on table
  once each turn: you may discard one event in hand of you where title of it = "Trial Run"
}
