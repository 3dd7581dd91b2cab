// The whole of this other game.

format "A New Way to Play" {
  rules anew
}
