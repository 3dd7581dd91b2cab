// How the game ends.

rule winning cites anew "win" {
  /// Points enough, and an objective completed on a planet and one in space.
  relation (p: player) victorious cites anew "win", "win-summary" means points of p >= 100 and p is done_with_both
  /// The player has completed an objective on a planet and one in space.
  relation (p: player) done_with_both cites anew "win" means
    (some o: objective in completed_objectives of p where o is planet)
    and (some o: objective in completed_objectives of p where o is space)
  // At once, whatever is left of the turn.
  whenever some p in players where p is victorious cites anew "win-immediate" {
    finish for first p in players where p is victorious because "a hundred points, a planet and a space objective"
  }
}

// Without cards in any deck the game is over, and ranks decide.
rule empty_decks cites anew "end-decks" {
  when is_drawn (p: player) { end_without_cards() if no q in players where size(draw_deck of q) > 0 }
  procedure end_without_cards cites anew "end-deck-ranking" {
    let first_rank be every p in players where p is done_with_both
    let second_rank be every p in players where size(completed_objectives of p) > 0
    if size(first_rank) > 0 { end_for_best(first_rank) }
    else if size(second_rank) > 0 { end_for_best(second_rank) }
    else { end_for_best(players) }
  }
  procedure end_for_best (those_players: set of player) cites anew "end-deck-tie" {
    let best be those of (p in those_players) with highest points of p
    if size(best) = 1 { finish for first p in best because "all decks are empty, and one player has more points" }
    else { finish for nothing because "all decks are empty, with equal points" }
  }
}
