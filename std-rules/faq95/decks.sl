// A deck, half of which at most is seeded. The sizes are those of the rulebook of 1994: thirty seeds, missions among them, and thirty cards to draw.

amend rule deck_sizes cites faq95 "3.3-cryo-count" {
  omit deck needs size(seed_deck of you)
  deck needs size(seeds_and_missions(you)) <= most_seeds_for(you) because "half a deck at most is seeded, missions and all"
  /// All that a player seeds: missions, and whatever lies under them.
  noun seeds_and_missions (p: player) gives set of card means seed_deck of p + mission_pile of p
  /// How many cards a player may seed: thirty, and never more than he draws.
  noun most_seeds_for (p: player) gives number means at_most(most_seeds, size(draw_deck of p))
}
