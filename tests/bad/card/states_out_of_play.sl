// expect: 3
// wish: ask for what is printed on them
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn: you may download one stopped personnel to your outpost
  once per game: you may discard one disabled personnel in hand of you
  when turn_closes, if some personnel in discard_pile of you where mode of it = Klingon: draw 1
}
