// expect: 2
// wish: the rule has no part of that name; the nearest is told
edition trial extends core {
  amend rule winning cites trial "1" {
    replace noun point_needed of (p: player) gives number means 50
    omit procedure end_of_victory
  }
}
