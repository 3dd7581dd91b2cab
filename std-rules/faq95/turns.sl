// How the game ends.

// The instant a draw deck is empty the game is over, though the turn is not. Who has won then is not said: as in 2018, whoever has more points.
amend rule empty_decks cites faq95 "1.5-deck-out" {
  when is_drawn of (p: player, c: card) { if size(draw_deck of p) = 0 { end_by_points(p) } }
  procedure end_by_points (p: player) {
    let best be those of (x in players) with highest points of x
    if size(best) = 1 { finish for first x in best because "a draw deck is empty, and one has more points" }
    else { finish for nothing because "a draw deck is empty, with equal points" }
  }
}

// A hundred points win, from wherever they are. A score below nothing is made up first.
amend rule winning cites faq95 "1.5-negative-points", "3.3-flute" {
  replace relation (p: player) victorious means counted_points of p >= points_needed of p
  replace noun counted_points of (p: player) gives number means points of p
  replace noun points_needed of (p: player) gives number means 100
  // Whoever owes a door shows it by then, or has lost.
  replace procedure end_in_victory cites faq95 "1.5-negative-points", "3.10-dev-show" {
    let best be those of (p in players where p is victorious and not (p cannot_show_his_door)) with highest counted_points of p
    if no p in best { finish for opponent of (first p in players where p is victorious) because "the door was not shown" }
    if size(best) = 1 { finish for first p in best because "a hundred points" }
    else { finish for nothing because "both have a hundred points, and as many" }
  }
}
