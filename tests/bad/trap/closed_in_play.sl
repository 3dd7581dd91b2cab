// expect: 4
// wish: the parentheses say that they are looked for in play: nobody there is in a hand, and none is looked for by `download`
set trial "Trial" released 1994

card "Closed Circle" event {
  plays to discard one (personnel with highest STRENGTH) in hand of you
  plays to discard one (personnel in play) in discard_pile of you
  plays to discard one of (personnel + equipment) in hand of you
}

card "Closed Shop" event {
  plays to download one (personnel aboard your ship) to one your ship
}
