// expect: 1
// wish: this asks about cards that the player may not see; say `unchecked` if the rules judge it later
rule trial cites trial "1" {
  action peek in orders says "peek" {
    legal when some c in hand of opponent where c is event
    do { }
  }
}
