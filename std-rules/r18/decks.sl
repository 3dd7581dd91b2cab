// A deck has no mission pile: its six missions are in the seed deck, and take none of the thirty places.

// D1.
amend rule deck_sizes cites r18 "deck-parts", "deck-six-missions", "deck-seed-contents" {
  omit deck needs size(mission_pile of you)
  omit deck needs size(seed_deck of you)
  deck needs size(missions_of_deck(you)) = missions_in_deck because "a deck has exactly 6 missions" cites r18 "deck-six-missions"
  deck needs size(seed_deck of you except missions_of_deck(you)) <= most_seeds
    because "a seed deck has at most 30 cards beside its missions"
    cites r18 "deck-parts"
  /// The missions of a player's deck.
  noun missions_of_deck (p: player) gives set of card means (every m in seed_deck of p where m is mission) + mission_pile of p
}
amend rule where_cards_are_stocked cites r18 "deck-seed-contents" {
  replace relation (c: card) has_its_own_pile means c is site
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
