// A deck has no piles for missions and sites: six missions and up to six sites are in the seed deck, and take none of the thirty places.

// D1.
amend rule deck_sizes cites r18 "deck-parts", "deck-six-missions", "deck-seed-contents" {
  omit deck needs size(mission_pile of you)
  omit deck needs size(seed_deck of you)
  deck needs size(missions_of_deck(you)) = missions_in_deck because "a deck has exactly 6 missions" cites r18 "deck-six-missions"
  deck needs size(other_seeds_of_deck(you)) <= most_seeds
    because "a seed deck has at most 30 cards beside its missions and sites"
    cites r18 "deck-parts"
  deck needs size(sites_of_deck(you)) <= 6 because "a seed deck has at most 6 sites" cites r18 "deck-six-sites"
  /// The missions of a player's deck.
  noun missions_of_deck (p: player) gives set of card cites r18 "game-own-deck", "deck-parts", "deck-six-missions", "deck-seed-contents",
    "deck-missions-different-location", "deck-universal-missions" means (every m in seed_deck of p where m is mission) + mission_pile of p
  /// The seed cards of a player's deck beside its missions and sites.
  noun other_seeds_of_deck (p: player) gives set of card cites r18 "deck-parts" means
    seed_deck of p except (missions_of_deck(p) + sites_of_deck(p))
  /// The sites of a player's seed deck.
  noun sites_of_deck (p: player) gives set of card cites r18 "deck-six-sites", "site-no-extra" means every s in seed_deck of p
    where s is site
}
amend rule where_cards_are_stocked cites r18 "deck-seed-contents" {
  omit deck bars c in seed_deck of you where c is has_its_own_pile
}
amend rule different_locations cites r18 "deck-missions-different-location", "deck-universal-missions" {
  omit deck bars m in mission_pile of you
  deck bars m in missions_of_deck(you) where m is not universal
    and (first n in missions_of_deck(you) where (n as mission) is at_one_place_with (m as mission)) != m
    because "two of your missions are where {m} is"
}
// They are laid out in their own phase, and so are taken out before it.
amend rule the_game cites r18 "mission-shuffle-draw" {
  before stage seeding of game {
    for each p in players { for each c in seed_deck of p where c is mission { put c into mission_pile of p } }
  }
}
