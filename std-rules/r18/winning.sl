// How the game is won.

// Who has not solved both a planet and a space mission needs forty points more, as does who has solved none in the Alpha Quadrant.
amend rule winning cites r18 "win-planet-space-lost", "win-alpha-penalty" {
  replace relation (p: player) victorious cites r18 "game-objective", "win-planet-space-lost", "win-alpha-penalty" means
    counted_points of p >= points_needed of p
  replace noun points_needed of (p: player) gives number means
    100 + (40 if some m in spaceline where m is Alpha and (no n: mission where n is Alpha and solver of n = p) else 0)
      + (0 if p is solved_both else 40)
}
