// expect: 2
// wish: cannot be ... by opponent
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  [Fed] personnel in play cannot be attacked by your card
  when your ship is attacked by opponent's card: draw 1
}
