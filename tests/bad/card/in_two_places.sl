// expect: 4
// wish: a card is in one place, and this looks for it in two
set trial "Trial" released 1994

card "A Trial" event {
  plays on ship
  at end of each turn: discard each personnel in hand of you in discard_pile of you
  when your ship is destroyed: discard each personnel in hand of you in play
  when your ship is damaged: stop each personnel in surface of location of host in spaceline
  while some personnel in hand of you in draw_deck of you: host: RANGE +1
}
